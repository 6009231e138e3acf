import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'

/**
 * Where a secret is stored. It decrypts nowhere else, so that write access to the database is not enough to pass one
 * account's secret off as another's.
 */
export interface SealedPlace {
  readonly accountId: string
  readonly table: string
  readonly rowId: string
  readonly column: string
}

/** A 256-bit key. Its id tells which key sealed a secret. */
export interface SealingKey {
  readonly id: string
  readonly key: Uint8Array
}

/**
 * Encrypts what customers entrust to the service (passwords of mail servers, tokens of providers, signing keys) at
 * rest.
 */
export interface Sealing {
  seal(secret: string, place: SealedPlace): Promise<string>
  /**
   * @throws Error if it was sealed for another place, was changed, or its key is gone; the message reveals nothing of
   * the secret
   */
  open(sealed: string, place: SealedPlace): Promise<string>
  /** Whether it was sealed under a former key and needs to be sealed again. */
  isOutdated(sealed: string): boolean
}

const namesOf = ({ accountId, table, rowId, column }: SealedPlace) => [accountId, table, rowId, column]

/**
 * Seals as JSON Web Encryption (RFC 7516, compact): AES-256-GCM under the key that the header names (`kid`). The header
 * also holds the place, which the cipher authenticates.
 *
 * @param keys the first one seals; all of them open
 */
export function createSealing(keys: readonly [SealingKey, ...SealingKey[]]): Sealing {
  const current = keys[0]
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    seal: (secret, place) =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id, place: namesOf(place) })
        .encrypt(current.key),
    async open(sealed, place) {
      const { plaintext, protectedHeader } = await compactDecrypt(
        sealed,
        ({ kid }) => byId.get(kid ?? '') ?? raiseUnreadable(`its key ${kid} is not configured`),
        { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
      )
      if (JSON.stringify(protectedHeader.place) !== JSON.stringify(namesOf(place)))
        raiseUnreadable('it was sealed elsewhere')
      return new TextDecoder().decode(plaintext)
    },
    isOutdated: (sealed) => decodeProtectedHeader(sealed).kid !== current.id,
  }
}

function raiseUnreadable(why: string): never {
  throw new Error(`A sealed secret cannot be opened: ${why}.`)
}
