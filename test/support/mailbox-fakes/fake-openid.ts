import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { FAKE_CLIENT } from './fake-oauth.ts'

/** The format of a provider's ID tokens (OpenID Connect). */
export interface FakeOpenidTerms {
  /** The path of its public keys. */
  readonly keysPath: string
  /**
   * @param claims claims chosen by a test or a person
   */
  readonly issuerOf: (origin: string, claims: Record<string, unknown>) => string
  /** The claims about the owner of an address. */
  readonly claimsOf: (address: string) => Record<string, unknown>
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = newKey()
/** Signs forged tokens; not published. */
const foreign = newKey()
const KEY_ID = 'fake-key'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: Record<string, unknown>, key: KeyObject): string {
  const content = `${encoded({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encoded(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
}

/** The keys that verify its tokens (RFC 7517). */
export const fakeKeys = () => ({
  keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
})

/**
 * An ID token for the person who consented.
 *
 * @param query the authorization request; `claims` is JSON that overrides claims, `forged` signs with a key that is not
 * published
 */
export function fakeIdToken(
  { issuerOf, claimsOf }: FakeOpenidTerms,
  origin: string,
  query: URLSearchParams,
  address: string,
): string {
  const chosen = { ...claimsOf(address), ...JSON.parse(query.get('claims') ?? '{}') }
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    iss: issuerOf(origin, chosen),
    aud: FAKE_CLIENT.id,
    sub: createHash('sha256').update(address).digest('hex').slice(0, 21),
    email: address,
    name: address.split('@')[0],
    nonce: query.get('nonce') ?? undefined,
    ...{ iat: now, exp: now + 600 },
    ...chosen,
  }
  return signed(claims, query.has('forged') ? foreign.privateKey : own.privateKey)
}
