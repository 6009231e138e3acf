import { useLocation } from 'wouter'
import { paths } from '../../../src/contracts/app-paths.ts'
import { RegisterForm } from '../../features/auth/register-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

export default function RegisterPage() {
  const [, navigate] = useLocation()
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
      <RegisterForm
        onRegistered={(email) => navigate(paths.login.to(), { state: { email, emailSent: true }, replace: true })}
      />
    </GuestLayout>
  )
}
