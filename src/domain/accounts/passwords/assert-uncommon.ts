import type { ServiceContext } from '../../../core/context.ts'
import { invalid } from '../../../lib/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isBreached } from './is-breached.ts'

/**
 * Checks a new password, also against a service of breached passwords where the operator names one; while that service
 * does not answer, the password is accepted.
 *
 * @param field the form field of the password
 * @throws validation_failed if the password is among those that attackers try first
 */
export async function assertUncommon(
  ctx: Pick<ServiceContext, 'config' | 'log'>,
  password: string,
  email: string,
  field = 'password',
): Promise<void> {
  const isGuessable = (await isCommonPassword(password)) || password.toLowerCase() === email
  if (isGuessable) {
    throw invalid({ [field]: ['This password is too common and easily guessed. Please choose another one.'] })
  }
  const { breachedPasswordsUrl } = ctx.config
  if (breachedPasswordsUrl === null) return
  const isKnown = await isBreached(breachedPasswordsUrl, password)
  if (isKnown === null) ctx.log.warn('the service of breached passwords did not answer')
  if (isKnown) {
    throw invalid({ [field]: ['This password was found in a data breach of another site. Please choose another one.'] })
  }
}
