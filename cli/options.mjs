import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { usage } from './failure.mjs'
import { io } from './io.mjs'
import { readText } from './settings.mjs'

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options
 */
export function parseOptions(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw usage(
      /--(?:api-)?key\b/.test(message)
        ? 'A key is never an argument: set CONTACTORY_API_KEY or use --key-file.'
        : (message.split('. ')[0] ?? message).replace(/\.?$/, '.'),
    )
  }
}

/**
 * Returns the only positional argument; fails if there is none, or more than one.
 *
 * @param {string[]} positionals
 * @param {string} what
 */
export function only(positionals, what) {
  const [first, ...more] = positionals
  if (first === undefined || more.length > 0) throw usage(`Name one ${what}.`)
  return first
}

/** @param {string} text */
export const isWebAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** @param {string | undefined} text `emails,phones` */
export const listOf = (text) => text?.split(',').map((part) => part.trim())

/**
 * @param {string | undefined} text
 * @param {string} name of its option
 */
export function numberOf(text, name) {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw usage(`--${name} is a number.`)
  return Number(text)
}

/**
 * Parses the JSON in a file or on standard input.
 *
 * @param {string} from `-` for standard input
 * @returns {Promise<unknown>}
 */
export async function readJson(from) {
  const given = from === '-' ? await text(io().stdin) : readText(from)
  try {
    return JSON.parse(given)
  } catch (error) {
    throw usage(`${from === '-' ? 'Standard input' : from} is not JSON: ${/** @type {Error} */ (error).message}.`)
  }
}
