import { useState } from 'react'
import {
  beginProviderSignIn,
  type IdentityProvider,
  PROVIDER_LABELS,
} from '../../../src/contracts/identities/identities.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { keepNext } from '../../lib/next-page.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ProviderMark } from './provider-mark.tsx'

export interface ProviderButtonsProps {
  /** Those that the operator offers; nothing is shown without any. */
  readonly providers: readonly IdentityProvider[]
  /** Leaves for the provider's page. */
  readonly goTo?: (url: string) => void
}

/** A button for each provider that people can sign in with, which also creates accounts. */
export function ProviderButtons({ providers, goTo = (url) => window.location.assign(url) }: ProviderButtonsProps) {
  const [busy, setBusy] = useState<IdentityProvider | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (providers.length === 0) return null
  async function press(provider: IdentityProvider) {
    setBusy(provider)
    setFailure(null)
    try {
      const { data } = await call(beginProviderSignIn, { body: { provider } })
      keepNext()
      goTo(data.url)
    } catch (error) {
      setFailure(messageOf(error, `${PROVIDER_LABELS[provider]} could not be reached. Please try again.`))
      setBusy(null)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {failure ? <Alert tone="danger" title={failure} /> : null}
      {providers.map((provider) => (
        <Button
          key={provider}
          size="lg"
          isBlock
          isLoading={busy === provider}
          disabled={busy !== null}
          onClick={() => void press(provider)}
        >
          {busy === provider ? null : <ProviderMark provider={provider} />}
          {`Continue with ${PROVIDER_LABELS[provider]}`}
        </Button>
      ))}
      <p className="text-faint text-xs">
        A new account is created if you have none. With it you accept the{' '}
        <TextLink href={paths.termsOfService.to()}>terms of service</TextLink>.
      </p>
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  )
}
