import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { GuestLayout } from '../../shell/guest-layout.tsx'

/** A form in the guest layout: /dev/gallery?guest */
export function GuestGallery() {
  return (
    <GuestLayout
      title="Welcome back"
      description="Sign in to your contacts."
      footer={
        <>
          New here? <TextLink href={paths.register.to()}>Create an account</TextLink>
        </>
      }
    >
      <form className="flex flex-col gap-4">
        <Field label="Email">
          <Input type="email" size="lg" autoComplete="username" placeholder="you@company.com" />
        </Field>
        <Field label="Password" aside={<TextLink href={paths.forgotPassword.to()}>Forgot password?</TextLink>}>
          <PasswordInput size="lg" />
        </Field>
        <Button type="submit" variant="primary" size="lg" isBlock className="mt-2">
          Sign in
        </Button>
      </form>
    </GuestLayout>
  )
}
