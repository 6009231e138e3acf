/** The kinds of authentication, with the labels that the page uses. */
export const AUTH_KINDS = { none: 'None', bearer: 'Bearer Token', key: 'API Key' } as const
export type AuthKind = keyof typeof AUTH_KINDS
