/** Finds retired words in the code. Pure, so that it can be tested. */
import { basename } from 'node:path'
import { RETIRED_NAMES, RETIRED_PARTS, RETIRED_PHRASES } from './retired-words.ts'

const EXPORT = /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm
const DOC_COMMENT = /\/\*\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g

const NAMES = new Map(RETIRED_NAMES.map(({ retired, standard }) => [retired, standard]))
const FILE_NAMES = new Map(RETIRED_NAMES.map(({ retired, standard }) => [kebabOf(retired), kebabOf(standard)]))
const PARTS = new Map(RETIRED_PARTS.map(({ retired, standard }) => [retired, standard]))

/**
 * Describes each retired word as a sentence: exported names, the file's name, and phrases in doc comments.
 *
 * @param file path from the root, with `/`
 * @param text its content
 */
export function wordFaults(file: string, text: string): string[] {
  const name = basename(file).replace(/(?:\.test)?\.\w+$/, '')
  const standard = FILE_NAMES.get(name)
  return [
    ...(standard === undefined ? [] : [`${file} is named by a retired word: use ${standard}`]),
    ...exportFaults(file, text),
    ...phraseFaults(file, text),
  ]
}

function exportFaults(file: string, text: string): string[] {
  return [...text.matchAll(EXPORT)].flatMap(([, name]) => {
    const whole = NAMES.get(name!)
    if (whole !== undefined) return [`${file} exports ${name}: use ${whole}`]
    const part = (name!.match(PART) ?? []).map((word) => word.toLowerCase()).find((word) => PARTS.has(word))
    return part === undefined ? [] : [`${file} exports ${name}: use ${PARTS.get(part)} for ${part}`]
  })
}

function phraseFaults(file: string, text: string): string[] {
  const comments = (text.match(DOC_COMMENT) ?? []).map((comment) => comment.replace(/\s+(?:\* ?)?/g, ' ').toLowerCase())
  return RETIRED_PHRASES.filter(({ retired }) =>
    comments.some((comment) => comment.split(/[^a-z' ]/).some((part) => ` ${part} `.includes(` ${retired} `))),
  ).map(({ retired, standard }) => `${file} says "${retired}" in a comment: use ${standard}`)
}

function kebabOf(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
