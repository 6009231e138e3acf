import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'

/** Where a secret lies: it opens nowhere else, so that whoever can write to the database cannot pass one account's for another's. */
export interface SealedPlace {
  readonly accountId: string
  readonly table: string
  readonly rowId: string
  readonly column: string
}

/** A key of 256 bits and its name, by which what it sealed is known. */
export interface SealingKey {
  readonly id: string
  readonly key: Uint8Array
}

/** Keeps what customers entrust (passwords of mail servers, tokens of providers, signing keys) unreadable at rest. */
export interface Sealing {
  seal(secret: string, place: SealedPlace): Promise<string>
  /** @throws Error for what was sealed elsewhere, was changed, or whose key is gone; says nothing of the secret */
  open(sealed: string, place: SealedPlace): Promise<string>
  /** Whether it was sealed under a former key, and is to be sealed anew. */
  isOutdated(sealed: string): boolean
}

const namesOf = ({ accountId, table, rowId, column }: SealedPlace) => [accountId, table, rowId, column]

/**
 * Seals as JSON Web Encryption (RFC 7516, compact): AES-256-GCM under the key that the header names (`kid`), with the place in
 * the header, which the cipher authenticates.
 *
 * @param keys the first seals, all open
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
