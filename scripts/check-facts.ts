/**
 * Checks that the engine contains no data about single countries and languages, which belongs in `src/facts`; part of
 * `npm run check`. `facts/words-left.ts` lists what has not been moved yet; its counts may only decrease.
 *
 * `--all` prints every place, `--counts` the current counts.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NAMED_CODES } from '../src/facts/iso-codes.ts'
import { findMisplaced } from './facts/find-word-lists.ts'
import { TECHNICAL, WORDS_LEFT } from './facts/words-left.ts'
import { ROOT } from './local/build.ts'

const codes = new Set(NAMED_CODES)
const [isAll, isCounts] = ['--all', '--counts'].map((option) => process.argv.includes(option))
let isBroken = false
for (const file of globSync('src/extraction/**/*.ts', { cwd: ROOT }).sort()) {
  if (TECHNICAL.some(({ path }) => file.startsWith(path))) continue
  const found = findMisplaced(file, readFileSync(join(ROOT, file), 'utf8'), codes)
  const left = WORDS_LEFT[file] ?? 0
  if (isCounts && found.length > 0) console.log(`  '${file}': ${found.length},`)
  if (isAll || (found.length > left && !isCounts))
    for (const { kind, line, text } of found) console.error(`${file}:${line} ${kind}: ${text}`)
  if (found.length > left && !isCounts) {
    isBroken = true
    console.error(`${file} has ${found.length} country codes and word lists; ${left} are allowed.\n`)
  }
  if (found.length < left)
    console.error(`${file} has ${found.length} left: lower its count in scripts/facts/words-left.ts.`)
}
if (isBroken) {
  console.error('Data about countries and languages belongs in src/facts (see its README).')
  process.exit(1)
}
