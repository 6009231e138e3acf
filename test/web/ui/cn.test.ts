import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from '../../../web/ui/cn.ts'

const WEB = join(import.meta.dirname, '../../../web')
const whole = extendTailwindMerge({ extend: { theme: { text: ['2xs'] } } })

/** Tailwind classes that occur in our sources only as words. */
const WORDS = new Set(['container', 'filter'])

/** Possible classes in the sources of the screens, without variants like `hover:`. Other words do no harm. */
function classesInUse(): string[] {
  const files = globSync('{app,features,message-editor,ui}/**/*.{ts,tsx}', { cwd: WEB })
  const names = files
    .filter((file) => file !== 'ui/class-groups.ts')
    .flatMap((file) =>
      readFileSync(join(WEB, file), 'utf8')
        .split(/[\s'"`]+/)
        .map((name) => name.replace(/^(?:(?:[\w-]|\[[^\]]*\]|\([^)]*\))+:)+/, '')),
    )
  // A class unknown to Tailwind's own table is kept whatever follows it.
  const isClass = (name: string) =>
    /^-?[a-z][^\s:;,{}'"`]*$/.test(name) && !WORDS.has(name) && whole(`${name} ${name}`) === name
  // Numbers make no difference: one of each kind is enough.
  const kinds = Map.groupBy(new Set(names.filter(isClass)), (name) => name.replace(/[\d.]+/g, '0'))
  return [...kinds.values()].flatMap((alike) => alike.slice(0, 1))
}

test('of two used classes, the same one wins as with the full table of tailwind-merge', () => {
  const names = classesInUse()
  expect(names.length).toBeGreaterThan(250)
  const wrong: string[] = []
  for (const one of names) {
    for (const other of names) {
      const pair = `${one} ${other}`
      if (cn(pair) !== whole(pair)) wrong.push(`${pair} -> ${cn(pair)}, not ${whole(pair)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('variants and importance count', () => {
  expect(cn('p-4 hover:p-2', 'px-2 hover:p-3')).toBe('p-4 px-2 hover:p-3')
  expect(cn('max-w-md', 'max-w-lg!', 'max-w-sm!')).toBe('max-w-md max-w-sm!')
})
