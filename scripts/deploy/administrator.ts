import { z } from 'zod'
import { sha256 } from '../../src/lib/hash.ts'
import { newId } from '../../src/lib/ids.ts'
import { randomToken } from '../../src/lib/random-token.ts'
import { foldAddress } from '../../src/lib/text/fold-address.ts'
import { paths } from '../../src/rules/site/app-paths.ts'

const LINK_SECONDS = 24 * 60 * 60

export interface AdministratorLink {
  readonly sql: string
  readonly url: string
  readonly expiresAt: string
}

/**
 * SQL that creates the first administrator and a link to choose a password: an account with a random password, and the
 * hash of a one-time reset token. The statements have no effect once a root user has a verified address, so they cannot
 * be used to take over an installation. If someone has already registered the address, that account gets a new password
 * too, unless it is verified.
 *
 * @param now the link is valid for a day from then
 * @param hash hashes a password as the product does
 */
export async function makeAdministratorLink(
  { email: given, name, appUrl, shard }: { email: string; name: string; appUrl: string; shard: string },
  now: Date,
  hash: (password: string) => Promise<string>,
): Promise<AdministratorLink> {
  const email = foldAddress(given)
  const [token, id] = [randomToken(32), newId()]
  const [tokenHash, passwordHash] = await Promise.all([sha256(token), hash(randomToken(32))])
  const at = now.toISOString()
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000).toISOString()
  const holder = `SELECT id FROM accounts WHERE email = ${text(email)} AND is_active = 1`
  const unverified = `${holder} AND email_verified_at IS NULL`
  const unclaimed = `NOT EXISTS (${USABLE_ROOT})`
  const statements = [
    `INSERT INTO accounts (id, name, email, password_hash, shard, is_root, created_at, updated_at)
      SELECT ${[id, name, email, passwordHash, shard].map(text).join(', ')}, 1, ${text(at)}, ${text(at)}
      WHERE ${unclaimed} ON CONFLICT DO NOTHING`,
    `UPDATE accounts SET password_hash = ${text(passwordHash)} WHERE id IN (${unverified}) AND ${unclaimed}`,
    `UPDATE password_resets SET used_at = ${text(at)}
      WHERE used_at IS NULL AND account_id IN (${unverified}) AND ${unclaimed}`,
    `INSERT INTO password_resets (token_hash, account_id, created_at, expires_at)
      SELECT ${text(tokenHash)}, id, ${text(at)}, ${text(expiresAt)} FROM (${unverified}) WHERE ${unclaimed}`,
    // An address that was mistyped in an earlier run must not stay a root user.
    `UPDATE password_resets SET used_at = ${text(at)} WHERE used_at IS NULL
      AND account_id IN (SELECT id FROM accounts WHERE is_root = 1 AND email <> ${text(email)}) AND ${unclaimed}`,
    `UPDATE accounts SET is_root = 0 WHERE is_root = 1 AND email <> ${text(email)} AND ${unclaimed}`,
    `INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, object_id, affected, after, request_id, ip_address, created_at)
      SELECT ${text(newId())}, 'job', 'deploy', id, 'user.update', id, 1, '{"is_root_user":true}', 'deploy', '', ${text(at)}
      FROM (${holder}) WHERE ${unclaimed}`,
    // Last: a verified account is a usable root user from here on.
    `UPDATE accounts SET is_root = 1, updated_at = ${text(at)} WHERE id IN (${holder}) AND ${unclaimed}`,
    `SELECT email, (email_verified_at IS NOT NULL) AS is_verified,
      EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ${text(tokenHash)}) AS has_link
      FROM accounts WHERE is_root = 1 AND is_active = 1 ORDER BY has_link DESC, is_verified DESC, id`,
  ]
  return { sql: statements.join(';\n'), url: `${appUrl}${paths.resetPassword.to({ token, email })}`, expiresAt }
}

const USABLE_ROOT = 'SELECT 1 FROM accounts WHERE is_root = 1 AND is_active = 1 AND email_verified_at IS NOT NULL'

const Results = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).min(1)
const Root = z.object({ email: z.string(), is_verified: z.number(), has_link: z.number() })

export type AdministratorOutcome =
  | { readonly kind: 'link'; readonly email: string }
  /** A root user exists already and signs in or requests a password link as usual. */
  | { readonly kind: 'exists'; readonly email: string }
  | { readonly kind: 'none' }

/** Parses the output of `wrangler d1 execute --json` for these statements. */
export function readOutcome(json: unknown): AdministratorOutcome {
  const rows = Results.parse(json).at(-1)!.results
  const root = rows.length > 0 ? Root.parse(rows[0]) : null
  if (root === null) return { kind: 'none' }
  return { kind: root.has_link ? 'link' : 'exists', email: root.email }
}

/** A text as an SQL literal; D1 has no parameters on the command line. */
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
