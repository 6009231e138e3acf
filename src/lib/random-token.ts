import { base64url } from 'jose'

/** Returns random bytes as base64url text. 16 bytes or more cannot be guessed. */
export const randomToken = (bytes: number): string => base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)))
