import { compare, hash } from 'bcryptjs'
import { PASSWORD_BYTES_MAX } from '../../../contracts/auth.ts'

/** OWASP's minimum for bcrypt; each step doubles the work. */
const COST = 10

/** The bcrypt hash of a password of at most 72 bytes. @throws RangeError above, since bcrypt would ignore the rest */
export async function hashPassword(password: string): Promise<string> {
  if (isTooLong(password)) throw new RangeError(`A password of more than ${PASSWORD_BYTES_MAX} bytes is not hashed.`)
  return hash(password, COST)
}

/** What an account that does not exist is compared with: of our cost, and of no password that anyone knows. */
const NOBODYS_HASH = '$2b$10$52yBgLjDK.xDBLPYlZU.feLBSg6o9isDconKj7KdDS5AuIq8.hiaS'

/**
 * Whether a password is the one behind a hash. Takes as long without a hash as with one, so that its duration does not
 * tell whether an account exists.
 */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  const isEqual = await compare(password, passwordHash ?? NOBODYS_HASH)
  return isEqual && passwordHash !== null && !isTooLong(password)
}

const isTooLong = (password: string) => new TextEncoder().encode(password).byteLength > PASSWORD_BYTES_MAX
