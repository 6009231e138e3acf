import { base64url } from 'jose'

/** Random bytes as base64url text; nobody guesses 16 or more. */
export const randomToken = (bytes: number): string => base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)))
