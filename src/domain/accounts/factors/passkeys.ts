import type { VerifyAuthenticationResponseOpts, VerifyRegistrationResponseOpts } from '@simplewebauthn/server'
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { base64url } from 'jose'
import { z } from 'zod'
import type { NewPasskey, PasskeyProof } from '../../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { passkeyChallenges, signInFactors } from '../../../db/schema/control/sign-in-factors.ts'
import { sha256 } from '../../../lib/hash.ts'

type Purpose = typeof passkeyChallenges.$inferSelect.purpose
type PasskeyRow = typeof signInFactors.$inferSelect
type RegistrationInput = VerifyRegistrationResponseOpts['response']
type AuthenticationInput = VerifyAuthenticationResponseOpts['response']
type Transports = NonNullable<NonNullable<RegistrationInput['response']>['transports']>

const CHALLENGE_MS = 5 * 60_000
/** Loads with its first use: its parsers of certificates take a third of the time in which an isolate starts. */
const webAuthn = () => import('@simplewebauthn/server')

/** The site that passkeys belong to (WebAuthn, "relying party"). */
const relyingParty = ({ config }: ServiceContext) => {
  const { hostname, origin } = new URL(config.passkeyOrigin)
  return { rpID: hostname, origin }
}

/** Whether browsers make passkeys for this site: they do for host names, not for IP addresses. */
export const hasPasskeys = (ctx: ServiceContext): boolean => !/^[\d.]+$|^\[/.test(relyingParty(ctx).rpID)

/** Stores the challenge of options, and deletes expired ones. */
async function remember<Options extends { challenge: string }>(
  ctx: ServiceContext,
  options: Options,
  purpose: Purpose,
  accountId: string | null,
): Promise<Options> {
  const now = ctx.clock.now()
  await ctx.db.batch([
    ctx.db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now.toISOString())),
    ctx.db.insert(passkeyChallenges).values({
      ...{ hash: await sha256(options.challenge), purpose, accountId },
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    }),
  ])
  return options
}

const ClientData = z.object({ challenge: z.string().min(1).max(200) })

/** Uses up the challenge that a response signed. Returns null if it is unknown, expired, used or for something else. */
async function takeChallenge(
  ctx: ServiceContext,
  clientDataJson: string,
  purpose: Purpose,
  accountId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const taken = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, await sha256(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, ctx.clock.now().toISOString()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0 ? challenge : null
}

function challengeIn(clientDataJson: string): string | null {
  try {
    return ClientData.parse(JSON.parse(new TextDecoder().decode(base64url.decode(clientDataJson)))).challenge
  } catch {
    return null
  }
}

const passkeysOf = (ctx: ServiceContext, accountId: string) =>
  ctx.db
    .select()
    .from(signInFactors)
    .where(
      and(
        eq(signInFactors.accountId, accountId),
        eq(signInFactors.kind, 'passkey'),
        isNotNull(signInFactors.confirmedAt),
      ),
    )

const descriptors = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId ?? '',
    ...(transports ? { transports: transports as Transports } : {}),
  }))

/** What a browser takes to create a passkey: discoverable, with user verification. */
export async function registrationOptions(
  ctx: ServiceContext,
  person: { id: string; name: string; email: string },
  rpName: string,
) {
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName,
    rpID: relyingParty(ctx).rpID,
    userID: Uint8Array.from(new TextEncoder().encode(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: descriptors(await passkeysOf(ctx, person.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return remember(ctx, options, 'register', person.id)
}

/**
 * Verifies a new passkey.
 *
 * @returns the columns that store it; null if it does not fit the challenge, the site or user verification
 */
export async function verifyNewPasskey(ctx: ServiceContext, accountId: string, passkey: NewPasskey) {
  const challenge = await takeChallenge(ctx, passkey.response.clientDataJSON, 'register', accountId)
  if (challenge === null) return null
  const { rpID, origin } = relyingParty(ctx)
  try {
    const { verified, registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} } as RegistrationInput,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: base64url.encode(publicKey),
      counter,
      transports: passkey.response.transports ?? null,
    }
  } catch (error) {
    ctx.log.info('a new passkey was refused', { error })
    return null
  }
}

/**
 * What a browser takes to sign a challenge.
 *
 * @param accountId whose passkeys may sign it; null for any, in a sign-in without a password
 */
export async function proofOptions(ctx: ServiceContext, accountId: string | null) {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpID,
    userVerification: 'required',
    allowCredentials: accountId === null ? [] : descriptors(await passkeysOf(ctx, accountId)),
  })
  return remember(ctx, options, accountId === null ? 'sign-in' : 'confirm', accountId)
}

/**
 * Verifies a passkey's signature over a challenge, which it uses up. A passkey whose counter does not increase may have
 * been copied: it is refused, and marked.
 *
 * @param accountId the account that the challenge was made for; null for a sign-in with a passkey alone
 * @returns the passkey; null if the proof is wrong
 */
export async function provePasskey(
  ctx: ServiceContext,
  proof: PasskeyProof,
  accountId: string | null,
): Promise<PasskeyRow | null> {
  const challenge = await takeChallenge(
    ctx,
    proof.response.clientDataJSON,
    accountId === null ? 'sign-in' : 'confirm',
    accountId,
  )
  if (challenge === null) return null
  const [row] = await ctx.db
    .select()
    .from(signInFactors)
    .where(and(eq(signInFactors.credentialId, proof.id), isNotNull(signInFactors.confirmedAt)))
  if (!row?.credentialId || !row.publicKey || (accountId !== null && row.accountId !== accountId)) return null
  const counter = row.counter ?? 0
  const newCounter = await verifiedCounter(ctx, proof, challenge, row)
  if (newCounter === null) return null
  const now = ctx.clock.now().toISOString()
  // A counter of 0 means that the passkey does not count (WebAuthn, section 6.1.1).
  const hasRegressed = (newCounter > 0 || counter > 0) && newCounter <= counter
  await ctx.db
    .update(signInFactors)
    .set(hasRegressed ? { regressedAt: now } : { counter: newCounter, lastUsedAt: now })
    .where(eq(signInFactors.id, row.id))
  if (hasRegressed) ctx.log.warn('the counter of a passkey did not increase', { factor_id: row.id })
  return hasRegressed ? null : row
}

async function verifiedCounter(
  ctx: ServiceContext,
  proof: PasskeyProof,
  challenge: string,
  { credentialId, publicKey }: PasskeyRow,
): Promise<number | null> {
  const { rpID, origin } = relyingParty(ctx)
  try {
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} } as AuthenticationInput,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // With its real counter the library would throw on a regression. At 0 it accepts any, and the caller compares.
      credential: { id: credentialId ?? '', publicKey: Uint8Array.from(base64url.decode(publicKey ?? '')), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    ctx.log.info('a passkey was refused', { error })
    return null
  }
}
