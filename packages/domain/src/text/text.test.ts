import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { countGraphemes, cutGraphemes } from './graphemes.ts'
import { judgePassword } from './password-rule.ts'
import { judgeUsername } from './username.ts'

const FAMILY = '👨‍👩‍👧‍👦'

const wildTexts = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'e\u200B\u0301',
      '\u202E',
      '\u2067',
      '\u200D',
      '\u0301',
      '\u0344',
      FAMILY,
      '\n',
      ' ',
      '\u00A0',
    ),
    fc.constantFrom(
      '\t',
      '\r\n',
      '\u0000',
      '\uD800',
      '\u3164',
      '\uFEFF',
      '\u1100',
      '\u1161',
      'ñ',
      'n\u0303',
      '❤️',
    ),
  ),
  { maxLength: 12 },
)

describe('cleanLine', () => {
  it.each([
    ['  Bicicleta   rodado 29 ', 'Bicicleta rodado 29'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['una\nsola\tlínea\u2028acá', 'una sola línea acá'],
    ['a\u0000b\u0007c\u007F\u009Bd', 'abcd'],
    ['pay\u200Bpal\uFEFF\u00AD\u2060', 'paypal'],
    ['\u202Egpj.exe\u202C \u2066x\u2069', 'gpj.exe x'],
    ['e\u200B\u0301', 'é'],
    [`${FAMILY} ❤️ 👩🏽‍🔧 🏳️‍🌈`, `${FAMILY} ❤️ 👩🏽‍🔧 🏳️‍🌈`],
    ['a\u200Db', 'ab'],
    ['\u3164\u2800\u115F\u034F', ''],
    ['mitad \uD83D suelta', 'mitad suelta'],
    [`z${'\u0335'.repeat(10_000)}!`, `z${'\u0335'.repeat(4)}!`],
  ])('makes of %j %j', (text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned)
  })
})

describe('cleanText', () => {
  it('keeps paragraphs and lists, and tidies the blanks around them', () => {
    expect(cleanText('\n Uno  \r\n\r\n\r\n\r\n- dos\t\r  - tres\u00A0x \n')).toBe('Uno\n\n- dos\n  - tres x')
  })

  it('changes nothing the second time, nor does cleanLine, and nothing invisible is left', () => {
    fc.assert(
      fc.property(wildTexts, (parts) => {
        for (const clean of [cleanText, cleanLine]) {
          const once = clean(parts.join(''))
          expect(clean(once)).toBe(once)
          expect(once.normalize('NFC')).toBe(once)
          expect(once).not.toMatch(
            /[\u202A-\u202E\u2066-\u2069\u200B\u200C\u200E\u200F\uFEFF]|\p{Cs}|\p{M}{5}/u,
          )
          expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        }
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('graphemes', () => {
  it('are counted as people see them', () => {
    expect(countGraphemes('')).toBe(0)
    expect(countGraphemes('ñandú')).toBe(5)
    expect(countGraphemes(`e\u0301${FAMILY}🇦🇷`)).toBe(3)
  })

  it('are the same however long the text is', () => {
    const whole = new Intl.Segmenter('es', { granularity: 'grapheme' })
    fc.assert(
      fc.property(wildTexts, fc.integer({ min: 1, max: 120 }), fc.nat(300), (parts, times, count) => {
        const text = parts.join('').repeat(times)
        const starts = Array.from(whole.segment(text), ({ index }) => index)
        expect(countGraphemes(text)).toBe(starts.length)
        expect(cutGraphemes(text, count)).toBe(text.slice(0, starts[count] ?? text.length))
      }),
      PROPERTY_RUNS,
    )
  })

  it('are never cut in two behind half a pair, wherever it stands', () => {
    const whole = new Intl.Segmenter('es', { granularity: 'grapheme' })
    for (let before = 0; before < 300; before += 1) {
      const text = `${'a'.repeat(before)}${'e\u0301\uD800\u{16F51}'.repeat(100)}`
      expect(countGraphemes(text)).toBe(Array.from(whole.segment(text)).length)
    }
  })

  it.each([
    ['hola', 4, 'hola'],
    ['hola', 2, 'ho'],
    [`a${FAMILY}b`, 2, `a${FAMILY}`],
    [`a${FAMILY}b`, 1, 'a'],
    [FAMILY, 1, FAMILY],
    ['hola', 0, ''],
  ])('of %j the first %d are %j', (text, count, cut) => {
    expect(cutGraphemes(text, count)).toBe(cut)
  })
})

describe('the worst that fits into a field', () => {
  const FIELD = 64_000
  it.each([
    ['blanks in the middle of a line', `a${' '.repeat(FIELD)}b`],
    ['marks that composing must sort', `a${'\u0301\u0323'.repeat(FIELD / 4)}`],
    ['plain letters', 'a'.repeat(FIELD)],
    ['letters of two bytes', 'ш'.repeat(FIELD / 2)],
    ['families', FAMILY.repeat(FIELD / 25)],
    ['one endless character', `a${'\u200D\u0301'.repeat(FIELD / 5)}`],
    ['empty lines', ' \n'.repeat(FIELD / 2)],
  ])('%s: is cleaned and counted before anybody notices', (_name, text) => {
    const before = performance.now()
    countGraphemes(cleanText(text))
    cleanLine(text)
    countGraphemes(text)
    // Some tens of milliseconds; with work that grows with the square it was many seconds.
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

describe('judgeUsername', () => {
  it.each([
    ['ana', 'ana'],
    ['a.b_c.1', 'a.b_c.1'],
    ['123', '123'],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['Ana_Maria', 'ana_maria'],
    [' ana ', 'ana'],
    ['martillero', 'martillero'],
  ])('takes %j as %j', (typed, username) => {
    expect(judgeUsername(typed)).toEqual({ ok: true, username })
  })

  it.each([
    '',
    'ab',
    'a'.repeat(25),
    'ana maria',
    'ana-maria',
    'ñandu',
    'аna',
    'ana\u200B',
    'ana\n1',
    'İan',
    'Kelvin\u212A',
  ])('refuses %j', (typed) => {
    expect(judgeUsername(typed)).toEqual({ ok: false, refusal: 'username_invalid' })
  })

  it.each([
    'admin',
    'Martillo',
    'soporte',
    'ayuda',
    'ad.min',
    '__admin__',
    'iniciar_sesion',
    'base_0',
    'subasta',
  ])('keeps %j for the house', (typed) => {
    expect(judgeUsername(typed)).toEqual({ ok: false, refusal: 'username_reserved' })
  })
})

describe('judgePassword', () => {
  const context = {
    username: 'ana',
    productName: 'Martillo',
    isCommon: (password: string) => password === 'contraseña1',
  }

  it.each([
    ['1234567', 'too_short'],
    ['ñandúes', 'too_short'],
    ['😀😀😀😀', 'too_short'],
    ['x'.repeat(201), 'too_long'],
    ['supeRANAdo', 'contains_username'],
    ['mi martillo 9', 'contains_product'],
    ['Contraseña1', 'common'],
  ])('refuses %j as %s, with a sentence', (password, reason) => {
    expect(judgePassword(password, context)).toMatchObject({
      ok: false,
      refusal: 'password_weak',
      reason,
      sentence: expect.stringMatching(/\.$/),
    })
  })

  it.each(['12345678', '        ', 'x'.repeat(64), 'x'.repeat(200), 'correcto caballo'])(
    'takes %j',
    (password) => {
      expect(judgePassword(password, context)).toEqual({ ok: true })
    },
  )

  it('finds no empty name in every password', () => {
    expect(judgePassword('12345678', { ...context, username: '', productName: '' })).toEqual({ ok: true })
  })
})
