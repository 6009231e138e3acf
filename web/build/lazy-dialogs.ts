import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const LAZY_PART = new URL('../ui/lazy-part.tsx', import.meta.url).pathname
/** What shows a secret only once may not depend on a connection; the consent's markup is read by who renders it. */
const AT_ONCE = /\/(?:new-key|webhook-secret|recovery-codes|consent)-dialog\.tsx$/
/** One dialog that follows another is there at once, so that no page flashes between the two. */
const DIALOG_FILE = /-dialog\.tsx$/

/**
 * Makes every dialog load when it is first shown: what a page imports from a file `…-dialog.tsx` becomes a `lazyPart`, if
 * its names end with `Dialog`. Pages render a dialog while it is open, or pass `isOpen`.
 */
export const lazyDialogs: Plugin = {
  name: 'lazy-dialogs',
  apply: 'build',
  transform: {
    filter: { id: { include: /\/web\/(?:app|features|message-editor)\//, exclude: DIALOG_FILE } },
    handler(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('-dialog.tsx')) return null
      const text = new MagicString(code)
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      for (const { type, source, specifiers, start, end } of body) {
        if (type !== 'ImportDeclaration' || !source || !specifiers?.length) continue
        const from = source.value
        if (!DIALOG_FILE.test(from) || from.includes('/ui/') || AT_ONCE.test(from)) continue
        const names = specifiers.map(({ imported, local }) => [imported?.name ?? '', local.name] as const)
        if (!names.every(([name]) => name.endsWith('Dialog'))) continue
        const parts = names.map(
          ([name, local]) => `const ${local} = lazyDialog(async () => (await import('${from}')).${name});`,
        )
        text.overwrite(start, end, parts.join('\n'))
      }
      if (!text.hasChanged()) return null
      text.prepend(`import { lazyPart as lazyDialog } from '${LAZY_PART}';\n`)
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  },
}

interface Statement {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly source?: { readonly value: string }
  readonly specifiers?: readonly {
    readonly imported?: { readonly name?: string }
    readonly local: { readonly name: string }
  }[]
}
