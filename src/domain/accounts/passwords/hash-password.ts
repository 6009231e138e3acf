import { compare, hash } from 'bcryptjs'
import { PASSWORD_BYTES_MAX } from '../../../contracts/auth/auth.ts'

/** OWASP's minimum for bcrypt; each step doubles the work. */
const COST = 10

/**
 * The bcrypt hash of a password of at most 72 bytes.
 *
 * @throws RangeError for a longer one, since bcrypt would ignore the rest
 */
export async function hashPassword(password: string): Promise<string> {
  if (isTooLong(password)) throw new RangeError(`A password of more than ${PASSWORD_BYTES_MAX} bytes is not hashed.`)
  return hash(password, COST)
}

/** Stored in place of a hash for accounts without a password: they sign in with a provider. */
export const NO_PASSWORD = ''

/** Compared with where an account does not exist: the hash of an unknown password, with our cost. */
const NOBODYS_HASH = '$2b$10$52yBgLjDK.xDBLPYlZU.feLBSg6o9isDconKj7KdDS5AuIq8.hiaS'

/**
 * Whether a password matches a hash. Takes as long without a hash as with one, so that the duration does not reveal
 * whether an account exists.
 */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  const isEqual = await compare(password, passwordHash || NOBODYS_HASH)
  return isEqual && passwordHash !== null && passwordHash !== NO_PASSWORD && !isTooLong(password)
}

const isTooLong = (password: string) => new TextEncoder().encode(password).byteLength > PASSWORD_BYTES_MAX
