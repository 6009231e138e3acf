import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

/** What can be opted out: a person's email address or phone number, or a whole website. */
export const OPT_OUT_KINDS = ['email', 'phone', 'site'] as const
export const OptOutKind = z.enum(OPT_OUT_KINDS)
export type OptOutKind = z.infer<typeof OptOutKind>

/**
 * How the request was proven to be the owner's. `word`: a number needs no proof, because opting one out harms no one.
 */
export const OPT_OUT_PROOFS = ['mail', 'dns', 'file', 'word'] as const

/** The name of the DNS TXT record, and the path of the file, that contain a site owner's proof. */
export const PROOF_RECORD = '_contactory-opt-out'
export const PROOF_PATH = '/.well-known/contactory-opt-out.txt'

/**
 * A person's request. An email address is opted out once the mailed link is opened; the response reveals nothing else.
 */
export const requestPerson = endpoint({
  method: 'post',
  path: '/opt-out/person',
  permission: 'public',
  body: z
    .object({
      email: z.string().trim().max(320).optional(),
      phone: z.string().trim().max(40).optional(),
    })
    .refine((input) => Boolean(input.email) !== Boolean(input.phone), {
      message: 'Enter an email address or a phone number',
      path: ['email'],
    }),
  returns: data(z.object({ state: z.enum(['mail-sent', 'done']) })),
})

/** Confirms the request through the mailed link. */
export const confirmPerson = endpoint({
  method: 'post',
  path: '/opt-out/confirm',
  permission: 'public',
  body: z.object({ token: z.string().min(1).max(2000) }),
  returns: data(z.object({ email: z.string() })),
})

/** Returns the value that a site owner must publish as a DNS record or a file. */
export const requestSite = endpoint({
  method: 'post',
  path: '/opt-out/site',
  permission: 'public',
  body: z.object({ domain: z.string().trim().min(1, 'Domain is required').max(253) }),
  returns: data(z.object({ domain: z.string(), record: z.string(), path: z.string(), value: z.string() })),
})

/** Looks for the record, then for the file; the opt-out applies once it is found. */
export const verifySite = endpoint({
  method: 'post',
  path: '/opt-out/site/verify',
  permission: 'public',
  body: z.object({ domain: z.string().trim().min(1, 'Domain is required').max(253) }),
  returns: data(z.object({ domain: z.string(), is_verified: z.boolean(), proof: z.enum(['dns', 'file']).nullable() })),
})
