import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = 'src/facts'

/** The export of a facts file, named after its code in capitals. */
interface Facts {
  readonly code: string
  readonly precedence: number | null
}

interface List {
  /** The folder, and the file that lists it. */
  readonly name: string
  readonly type: string
  readonly module: string
}

const LISTS: readonly List[] = [
  { name: 'countries', type: 'Country', module: 'country' },
  { name: 'languages', type: 'Language', module: 'language' },
]

/**
 * Writes `countries.ts` and `languages.ts` in `src/facts/generated`, which list their folders by precedence, so that
 * adding a country or a language takes one file.
 *
 * @param isCheck writes nothing
 * @returns whether both lists were up to date
 * @throws if a file does not export what its name requires
 */
export async function listFacts(root: string, isCheck: boolean): Promise<boolean> {
  let isCurrent = true
  for (const list of LISTS) {
    const file = join(root, FOLDER, 'generated', `${list.name}.ts`)
    const wanted = listOf(list, await readFacts(join(root, FOLDER, list.name)))
    if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
    isCurrent = false
    if (!isCheck) writeFileSync(file, wanted)
  }
  return isCurrent
}

async function readFacts(folder: string): Promise<Facts[]> {
  const all: Facts[] = []
  for (const file of globSync('*.ts', { cwd: folder }).sort()) {
    const name = basename(file, '.ts').toUpperCase()
    const own = ((await import(pathToFileURL(join(folder, file)).href)) as Record<string, Facts | undefined>)[name]
    if (own?.code.toUpperCase() !== name)
      throw new Error(`${join(folder, file)} must export ${name}, of the code ${name}.`)
    all.push(own)
  }
  return all.sort((a, b) => rankOf(a) - rankOf(b) || byCode(a, b))
}

const rankOf = ({ precedence }: Facts) => precedence ?? Number.MAX_SAFE_INTEGER
const byCode = (a: Facts, b: Facts) => (a.code < b.code ? -1 : 1)

function listOf({ name, type, module }: List, all: readonly Facts[]): string {
  const nameOf = ({ code }: Facts) => code.toUpperCase()
  const imports = all
    .toSorted(byCode)
    .map((one) => `import { ${nameOf(one)} } from '../${name}/${one.code.toLowerCase()}.ts'`)
  // Imports are sorted by path.
  const typeImport = `import type { ${type} } from '../${module}.ts'`
  return [
    ...(`../${module}.ts` < `../${name}/` ? [typeImport, ...imports] : [...imports, typeImport]),
    '',
    `/** All ${name}, by precedence. Written by \`npm run generate\` from the files of \`${name}/\`. */`,
    `export const ${name.toUpperCase()}: readonly ${type}[] = [`,
    ...all.map((one) => `  ${nameOf(one)},`),
    ']',
    '',
  ].join('\n')
}
