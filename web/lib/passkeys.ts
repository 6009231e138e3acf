import type { NewPasskey, PasskeyProof } from '../../src/contracts/sign-in-factors/sign-in-factors.ts'

type Options = Record<string, unknown>

/** Whether this browser knows passkeys, and uses them here: none does at IP addresses. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Loaded when it is needed: few sign-ins use it. */
const library = () => import('@simplewebauthn/browser')

/**
 * Asks the browser to sign a challenge with a passkey.
 *
 * @param options as the server returned them
 * @returns null if the person cancelled
 */
export async function signWithPasskey(options: Options): Promise<PasskeyProof | null> {
  const { startAuthentication } = await library()
  return unlessCancelled(
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  ) as Promise<PasskeyProof | null>
}

/**
 * Asks the browser to create a passkey.
 *
 * @param options as the server returned them
 * @returns null if the person cancelled
 * @throws Error with a message to show if the device has a passkey of this account already
 */
export async function createPasskey(options: Options): Promise<NewPasskey | null> {
  const { startRegistration } = await library()
  return unlessCancelled(
    startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  ) as Promise<NewPasskey | null>
}

async function unlessCancelled<Made>(asked: Promise<Made>): Promise<Made | null> {
  try {
    return await asked
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    if (name === 'InvalidStateError') throw new Error('This device has a passkey for your account already.')
    throw new Error('Your browser could not use the passkey.')
  }
}
