import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Country } from '../../src/facts/country.ts'

const FOLDER = 'src/facts'

/**
 * Writes `src/facts/countries.ts`, which lists the countries of the folder by precedence, so that a new country is one file.
 *
 * @param isCheck writes nothing
 * @returns whether the list was up to date
 */
export async function listFacts(root: string, isCheck: boolean): Promise<boolean> {
  const file = join(root, FOLDER, 'countries.ts')
  const wanted = listOf(await readCountries(join(root, FOLDER, 'countries')))
  const isCurrent = readFileSync(file, 'utf8') === wanted
  if (!isCurrent && !isCheck) writeFileSync(file, wanted)
  return isCurrent
}

async function readCountries(folder: string): Promise<Country[]> {
  const countries: Country[] = []
  for (const file of globSync('*.ts', { cwd: folder }).sort()) {
    const name = basename(file, '.ts').toUpperCase()
    const country = ((await import(pathToFileURL(join(folder, file)).href)) as Record<string, Country | undefined>)[
      name
    ]
    if (country?.code !== name) throw new Error(`${FOLDER}/countries/${file} must export ${name}, of the code ${name}.`)
    countries.push(country)
  }
  return countries.sort(
    (a, b) => (a.precedence ?? Number.POSITIVE_INFINITY) - (b.precedence ?? Number.POSITIVE_INFINITY) || byCode(a, b),
  )
}

const byCode = (a: Country, b: Country) => (a.code < b.code ? -1 : 1)

function listOf(countries: readonly Country[]): string {
  const imports = countries
    .toSorted(byCode)
    .map(({ code }) => `import { ${code} } from './countries/${code.toLowerCase()}.ts'`)
  return [
    ...imports,
    "import type { Country } from './country.ts'",
    '',
    '/** All countries, by precedence. Written by `npm run generate` from the files of `countries/`. */',
    'export const COUNTRIES: readonly Country[] = [',
    ...countries.map(({ code }) => `  ${code},`),
    ']',
    '',
  ].join('\n')
}
