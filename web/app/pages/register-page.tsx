import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ProviderButtons } from '../../features/auth/provider-part.ts'
import { RegisterForm } from '../../features/auth/register-form.tsx'
import { keepFirstWebsite } from '../../lib/first-website.ts'
import { siteQuery } from '../../queries/system.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

export default function RegisterPage() {
  const [, navigate] = useLocation()
  // The server rejects sign-ups anyway. If the setting cannot be loaded, the form is shown.
  const { data: site } = useQuery(siteQuery())
  useEffect(() => keepFirstWebsite(window.location.search), [])
  if (site && !site.sign_up_open) {
    return (
      <GuestLayout title="Sign-up is closed" description="New accounts can't be created right now.">
        <LinkButton href={paths.login.to()} variant="primary" size="lg" isBlock>
          Log In
        </LinkButton>
      </GuestLayout>
    )
  }
  return (
    <GuestLayout
      title="Create your account"
      description="Find the people behind any website."
      footer={
        <>
          Already have an account? <TextLink href={paths.login.to()}>Sign in</TextLink>
        </>
      }
    >
      <div className="mb-4 empty:hidden">
        {site?.sign_in_providers?.length ? <ProviderButtons providers={site.sign_in_providers} /> : null}
      </div>
      <RegisterForm
        onRegistered={(email) => navigate(paths.login.to(), { state: { email, emailSent: true }, replace: true })}
      />
    </GuestLayout>
  )
}
