/** Fails when a README names a path of this repository that does not exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './local/build.ts'

const DOCUMENTS = ['README.md', '{cli,src,web,durable-objects,migrations,test,scripts}/**/README.md']
const IGNORED = /node_modules|fixtures\//
/** In backticks, with a slash or a known extension, and no placeholder. */
const PATH = /`((?:\.{1,2}\/)?[\w.@-]+(?:\/[\w.@-]+)*\/?)`/g
const LOOKS_LIKE_PATH = /\/|\.(?:ts|tsx|mjs|json|toml|md|sql|css|html)$/

let missing = 0
for (const document of DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))) {
  if (IGNORED.test(document)) continue
  const text = readFileSync(join(ROOT, document), 'utf8').replace(/```[\s\S]*?```/g, '')
  for (const [, path] of text.matchAll(PATH)) {
    if (!LOOKS_LIKE_PATH.test(path!) || isElsewhere(path!)) continue
    if (isThere(path!, dirname(document))) continue
    console.error(`${document} names ${path}, which does not exist`)
    missing++
  }
}
process.exit(missing > 0 ? 1 : 0)

/** From the root, from the document, or, for a bare name, anywhere below the document. */
function isThere(path: string, folder: string): boolean {
  if (existsSync(join(ROOT, path)) || existsSync(join(ROOT, folder, path))) return true
  const name = path.replace(/\/$/, '')
  return !name.includes('/') && globSync(`**/${name}`, { cwd: join(ROOT, folder) }).length > 0
}

/** Packages, media types, built output and addresses are no files of the repository. */
function isElsewhere(path: string): boolean {
  return /^(?:@|dist\/|node_modules|\.state|text\/|application\/|image\/|api\/)/.test(path) || path.startsWith('/')
}
