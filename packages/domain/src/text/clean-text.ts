/** More marks than this on one letter only serve to break a layout. */
const MARKS_PER_LETTER = 4
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_PER_LETTER}})\\p{M}+`, 'gu')
/** Composing sorts the marks on a letter, in a time that grows with their square: longer runs are cut before. */
const ENDLESS_MARKS = /(\p{M}{32})\p{M}+/gu

/** A zero-width joiner stays only inside an emoji, like those of families and professions. */
const JOINER_IN_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{EMod}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic})/u
const FORMATTING = new RegExp(`${JOINER_IN_EMOJI.source}|(\\p{Cf})`, 'gu')

/** Letters and marks that show nothing: fillers, the grapheme joiner, Mongolian separators, the empty Braille cell. */
const BLANK = /\u034F|\u115F|\u1160|\u17B4|\u17B5|\u180B|\u180C|\u180D|\u180E|\u180F|\u2800|\u3164|\uFFA0/gu
/** Control characters but line feeds, and halves of surrogate pairs. */
const CONTROL = /[\p{Cs}\p{Cc}]/gu

/**
 * A text of several lines as it is stored: NFC, no control, invisible or direction characters, at most four marks on
 * a letter, no blanks at the ends of lines, at most one empty line in a row, trimmed. Cleaning twice changes nothing.
 */
export function cleanText(text: string): string {
  return (
    withoutInvisible(text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
      .replace(/\p{Zs}/gu, ' ')
      // Not by a pattern: one for blanks at an end tries every blank of a long run anew, in a time that grows with its square.
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** A text of one line as it is stored: like `cleanText`, with every run of blanks and line ends made one space. */
export function cleanLine(text: string): string {
  return withoutInvisible(text.replace(/[\r\u2028\u2029\u0085]/g, '\n'))
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutInvisible(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(CONTROL, (character) => (character === '\n' ? character : ''))
    .replace(BLANK, '')
    .replace(FORMATTING, (match, removed: string | undefined) => (removed === undefined ? match : ''))
    .replace(ENDLESS_MARKS, '$1')
    .normalize('NFC')
    .replace(TOO_MANY_MARKS, '$1')
}
