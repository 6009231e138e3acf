import { encodeCBOR } from '@levischuck/tiny-cbor'
import { base64url } from 'jose'

const text = (value: string) => new TextEncoder().encode(value)
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** User present and verified; with attested data when a credential is created (WebAuthn, section 6.1). */
const FLAGS = { use: 0x05, create: 0x45 }

/** A software passkey (ES256, no attestation) for one site. */
export async function newPasskey(origin: string) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x, y } = (await crypto.subtle.exportKey('jwk', (keys as CryptoKeyPair).publicKey)) as JsonWebKey
  const id = crypto.getRandomValues(new Uint8Array(16))
  const rpHash = await sha256(text(new URL(origin).hostname))
  const counted = (counter: number) => Uint8Array.from([0, 0, 0, counter])
  const clientData = (type: string, challenge: string, from = origin) =>
    text(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const names = { id: base64url.encode(id), rawId: base64url.encode(id), type: 'public-key' as const }
  return {
    create(challenge: string) {
      const key = encodeCBOR(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, base64url.decode(x!)],
          [-3, base64url.decode(y!)],
        ]),
      )
      const authData = joined(
        ...[rpHash, Uint8Array.of(FLAGS.create), counted(0), new Uint8Array(16)],
        ...[Uint8Array.of(0, id.length), id, key],
      )
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...names,
        response: {
          clientDataJSON: base64url.encode(clientData('webauthn.create', challenge)),
          attestationObject: base64url.encode(encodeCBOR(attestation as never)),
        },
      }
    },
    async use(challenge: string, { counter = 1, flags = FLAGS.use, from = origin } = {}) {
      const authData = joined(rpHash, Uint8Array.of(flags), counted(counter))
      const client = clientData('webauthn.get', challenge, from)
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        (keys as CryptoKeyPair).privateKey,
        joined(authData, await sha256(client)),
      )
      return {
        ...names,
        response: {
          clientDataJSON: base64url.encode(client),
          authenticatorData: base64url.encode(authData),
          signature: base64url.encode(der(new Uint8Array(signature))),
        },
      }
    },
  }
}

/** The signature as authenticators write it: a DER sequence of r and s (RFC 3279, 2.2.3). */
function der(signature: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    let at = 0
    while (at < bytes.length - 1 && bytes[at] === 0) at++
    const short = bytes.subarray(at)
    const padded = short[0]! >= 0x80 ? joined(Uint8Array.of(0), short) : short
    return joined(Uint8Array.of(2, padded.length), padded)
  }
  const body = joined(integer(signature.subarray(0, 32)), integer(signature.subarray(32)))
  return joined(Uint8Array.of(0x30, body.length), body)
}
