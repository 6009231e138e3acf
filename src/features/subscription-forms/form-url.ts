import type { ServiceContext } from '../../core/context.ts'
import { BASE58, toBase58 } from '../../lib/base58.ts'

/** Nobody can guess a form: 58^12 codes for each account. */
export const CODE_LENGTH = 12

/** A new code, of letters that are equally likely. */
export function newCode(): string {
  let code = ''
  while (code.length < CODE_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH)))
      if (byte < BASE58.length * 4 && code.length < CODE_LENGTH) code += BASE58[byte % BASE58.length]
  return code
}

/** What stands for a form in its public URLs. */
export const publicCode = (account: { readonly number: number }, code: string): string =>
  `${toBase58(BigInt(account.number))}${code}`

/** The hosted page of a form. */
export const formUrl = ({ config }: Pick<ServiceContext, 'config'>, code: string): string =>
  `${config.appUrl}/f/${code}`
