import { EmailAddress } from '../../../contracts/auth/auth.ts'
import type { IdClaims } from '../../../platform/oauth/openid.ts'

/** Whom a provider says that somebody is. */
export interface Person {
  /** The provider's permanent id of the person. Addresses change and are given to others; this does not. */
  readonly subject: string
  /** Null if the provider named no valid one. */
  readonly email: string | null
  /** Whether the provider has verified that the address is theirs. */
  readonly isVerified: boolean
  /** Whether the provider runs the mailbox, so that who signs in there can read its mail anyway. */
  readonly isAuthoritative: boolean
  readonly name: string
}

const NAME_LENGTH_MAX = 100
/** The tenant of personal Microsoft accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'
/** Domains whose mailboxes only Microsoft gives out. */
const MICROSOFT_DOMAINS = new Set(['outlook.com', 'hotmail.com', 'live.com', 'msn.com'])

/**
 * Google is authoritative for Gmail addresses and, if it names the organization (`hd`), for those of Google Workspace
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
export function personOfGoogle(claims: IdClaims): Person {
  const person = baseOf(claims)
  const isVerified = person.email !== null && claims.email_verified === true
  const domain = domainOf(person.email)
  const isWorkspace = typeof claims.hd === 'string' && claims.hd.toLowerCase() === domain
  return { ...person, isVerified, isAuthoritative: isVerified && (domain === 'gmail.com' || isWorkspace) }
}

/**
 * Any administrator of a Microsoft tenant can set any address, so only that of a personal account counts, and one whose
 * domain Microsoft says the tenant has verified (`xms_edov`)
 * (https://learn.microsoft.com/en-us/entra/identity-platform/migrate-off-email-claim-authorization).
 */
export function personOfMicrosoft(claims: IdClaims): Person {
  const person = baseOf(claims)
  const isPersonal = claims.tid === PERSONAL_TENANT
  const isOwned = claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1'
  const isVerified = person.email !== null && (isPersonal || isOwned)
  const isAuthoritative = isVerified && isPersonal && MICROSOFT_DOMAINS.has(domainOf(person.email))
  return { ...person, isVerified, isAuthoritative, subject: `${claims.tid}:${claims.sub}` }
}

/** Issuers where people have accounts of their own beside those of organizations. */
const GOOGLE_ISSUER = 'https://accounts.google.com'
const PERSONAL_ISSUER = `https://login.microsoftonline.com/${PERSONAL_TENANT}/v2.0`

/**
 * The provider that a workspace chose is the authority for its domains, unless it says that an address is not verified.
 * Google signs in everybody, so that only accounts of the domain's organization (`hd`) count, and personal Microsoft
 * accounts never do.
 */
export function personOfSso(claims: IdClaims): Person {
  const person = baseOf(claims)
  const isOfOrganization =
    claims.iss === GOOGLE_ISSUER
      ? typeof claims.hd === 'string' && claims.hd.toLowerCase() === domainOf(person.email)
      : claims.iss !== PERSONAL_ISSUER
  const isDenied = claims.email_verified === false || claims.email_verified === 'false'
  const isVerified = person.email !== null && isOfOrganization && !isDenied
  return { ...person, isVerified, isAuthoritative: isVerified }
}

/** The domain of an address; empty without one. */
const domainOf = (email: string | null): string => email?.split('@').at(-1) ?? ''

function baseOf(claims: IdClaims): Person {
  const email = EmailAddress.safeParse(claims.email).data ?? null
  const given = typeof claims.name === 'string' ? claims.name : ''
  const name = given
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH_MAX)
    .trim()
  return {
    subject: claims.sub,
    email,
    isVerified: false,
    isAuthoritative: false,
    name: name || (email?.split('@')[0] ?? '').slice(0, NAME_LENGTH_MAX),
  }
}
