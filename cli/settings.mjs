import { readFileSync } from 'node:fs'
import { EXIT, Failure, usage } from './failure.mjs'
import { io } from './io.mjs'

/**
 * The product's URL, unless `CONTACTORY_URL` is set; a deployment replaces it. The default does not exist (RFC 2606).
 */
const ADDRESS = 'https://contactory.example'
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Options of every command that calls the API. */
export const CONNECTION = /** @type {const} */ ({ 'key-file': { type: 'string' } })

/** The API's URL, without a trailing slash. */
export function readAddress() {
  const given = io().env.CONTACTORY_URL || ADDRESS
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw usage(`CONTACTORY_URL is no address: ${given}`)
  // The key would be sent unencrypted.
  if (url.protocol === 'http:' && !LOOPBACK.includes(url.hostname))
    throw usage('CONTACTORY_URL must start with https://, except on this machine.')
  return url.origin
}

/**
 * Reads the API key. It is never an argument: other users of the machine can read those, and shells record them.
 *
 * @param {{ 'key-file'?: string | undefined }} options
 */
export function readKey({ 'key-file': file }) {
  const key = (file === undefined ? io().env.CONTACTORY_API_KEY : readText(file))?.trim()
  if (!key)
    throw new Failure('Set CONTACTORY_API_KEY to your API key, or name its file with --key-file.', EXIT.unauthenticated)
  // A key that no header can contain would otherwise be reported as a network error.
  if (!/^[\x21-\x7e]+$/.test(key)) throw new Failure('This API key is not valid.', EXIT.unauthenticated)
  return key
}

/**
 * Reads the password, which is never an argument either.
 *
 * @param {string | undefined} file
 */
export function readPassword(file) {
  const password = file === undefined ? io().env.CONTACTORY_PASSWORD : readText(file).replace(/\r?\n$/, '')
  if (password) return password
  throw new Failure(
    'Set CONTACTORY_PASSWORD to your password, or name its file with --password-file.',
    EXIT.unauthenticated,
  )
}

/** @param {string} file */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw usage(`${file} cannot be read: ${/** @type {Error} */ (error).message}.`)
  }
}
