import type { DrawnPage } from '@martillo/contract/page-drawing'

const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const ROOT = '<div id="root"></div>'

/** The shell with a drawn page in it: its head in place of the shell's, its body in the root, its data behind. */
export function fillShell(shell: string, { head, body, boot }: DrawnPage, preloads: string): string {
  // Functions, because text that people wrote may hold what `replace` takes for a pattern of its own.
  return shell
    .replace(HEAD, () => head)
    .replace('</head>', () => `${preloads}</head>`)
    .replace(
      ROOT,
      () => `<div id="root">${body}</div><script type="application/json" id="boot">${boot}</script>`,
    )
}
