/**
 * Extracts what a document says about the repository: paths, links and names of code. Pure, so that it can be tested.
 */

/** Code blocks contain commands and diagrams, which are not claims about files. */
const CODE_BLOCK = /^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm
const INLINE_CODE = /`([^`\n]+)`/g
/** Letters, digits and the punctuation of file names; excludes placeholders, patterns and commands. */
const PATH = /^(?:\.{1,2}\/)?[\w.@-]+(?:\/[\w.@-]+)*\/?$/
const SUFFIX = /[\w-]\.(?:tsx?|m?js|jsonc?|toml|md|sql|css|html|txt|svg|png)$/
/** Packages, media types, build output, and URL paths. */
const ELSEWHERE =
  /^(?:\/|@|dist\/|deploy\/(?:NAME|backups)|node_modules|\.state|text\/|application\/|image\/|message\/|multipart\/|api\/)/
/** An identifier, or a property path. */
const CODE = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/
const LINK = /\]\(([^()\s]+)\)/g
const HEADING = /^#{1,6} +(.+?) *$/gm

/** Returns paths in backticks: words with a slash, or with a file extension. */
export function namedPaths(markdown: string): string[] {
  const words = [...markdown.replace(CODE_BLOCK, '').matchAll(INLINE_CODE)].map(([, code]) => code!)
  return unique(
    words.filter((word) => PATH.test(word) && (word.includes('/') || SUFFIX.test(word)) && !ELSEWHERE.test(word)),
  )
}

/**
 * Returns names of code in backticks: `mountAll`, `ROW_MAX` or `accounts.reset_email`. Single plain words are ignored.
 */
export function namedCode(markdown: string): string[] {
  const words = [...markdown.replace(CODE_BLOCK, '').matchAll(INLINE_CODE)].map(([, code]) => code!)
  const names = words.filter((word) => CODE.test(word) && !SUFFIX.test(word)).flatMap((word) => word.split('.'))
  return unique(names.filter((name) => /[a-z][A-Z]|_/.test(name)))
}

/** Returns links to files of the repository, as written: `path`, `path#heading` or `#heading`. */
export function namedLinks(markdown: string): string[] {
  const targets = [...markdown.replace(CODE_BLOCK, '').matchAll(LINK)].map(([, target]) => target!)
  return unique(targets.filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target)))
}

/** Returns the anchors of a document's headings, as GitHub generates them. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replace(CODE_BLOCK, '').matchAll(HEADING)].map(([, heading]) => heading!)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
