import { fetchProvider } from '../../../platform/providers/fetch-provider.ts'

const TIMEOUT_MS = 2_000
/** A padded answer has about 1,000 lines of 40 characters. */
const ANSWER_LENGTH_MAX = 256 * 1024

/**
 * Whether a password is in a collection of breached ones. The service sees 5 of the 40 hexadecimal digits of its SHA-1
 * only (k-anonymity), and padding hides how many passwords share them: https://haveibeenpwned.com/API/v3#PwnedPasswords
 *
 * @param url base URL of the range API, which the operator names
 * @returns null if the service does not answer within 2 s, or not properly
 */
export async function isBreached(url: string, password: string): Promise<boolean | null> {
  // The API is defined by SHA-1.
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password))
  const hash = Array.from(new Uint8Array(digest), hexOf).join('')
  const headers = { 'Add-Padding': 'true' }
  const answer = await fetchProvider(`${url}/range/${hash.slice(0, 5)}`, { headers }, TIMEOUT_MS, ANSWER_LENGTH_MAX)
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  return hasBreaches(answer.text, hash.slice(5))
}

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0').toUpperCase()

/** Whether lines `SUFFIX:COUNT` have a suffix with a count above 0, which marks padding. */
export const hasBreaches = (lines: string, suffix: string): boolean =>
  lines.split('\n').some((line) => {
    const [found, count] = line.trim().split(':')
    return found?.toUpperCase() === suffix && Number(count) > 0
  })
