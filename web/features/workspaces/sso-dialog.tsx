import { SaveSso, type SsoSettings } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { type AssignableRole, ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSaveSso } from './api.ts'
import { roleOptions } from './role-options.ts'

type Provider = NonNullable<SsoSettings['provider']>

const useSsoForm = (provider: Provider | null) =>
  useContractForm(SaveSso, {
    defaultValues: {
      ...{ issuer: provider?.issuer ?? '', client_id: provider?.client_id ?? '', client_secret: '' },
      ...{ default_role: provider?.default_role ?? 'member', is_required: provider?.is_required ?? false },
      password: '',
    },
    failureMessage: 'Single sign-on could not be saved',
  })

/** Sets up the identity provider of the workspace, or changes it, confirmed by the password. */
export function SsoDialog({ settings, onClose }: { settings: SsoSettings; onClose: () => void }) {
  const save = useSaveSso()
  const form = useSsoForm(settings.provider)
  const onSubmit = form.submit(async (body) => {
    await save.mutateAsync({ body })
    toast.success('Single sign-on saved')
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Single sign-on"
      description="Create a web application at your identity provider, then enter what it shows you."
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <CopyLine label="Redirect URI" value={settings.redirect_url} />
        <ProviderFields form={form} isSet={settings.provider !== null} />
        <Field label="Your password" isRequired error={form.errorOf('password')} hint="To be sure that it is you.">
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save" submitting="Saving..." />
      </form>
    </Dialog>
  )
}

function ProviderFields({ form, isSet }: { form: ReturnType<typeof useSsoForm>; isSet: boolean }) {
  const role = form.watch('default_role') ?? 'member'
  return (
    <>
      <Field
        label="Issuer"
        isRequired
        error={form.errorOf('issuer')}
        hint="Your company's own issuer. Its ID tokens must include the claim “email”."
      >
        <Input {...form.register('issuer')} inputMode="url" autoComplete="off" placeholder="https://acme.okta.com" />
      </Field>
      <Field label="Client ID" isRequired error={form.errorOf('client_id')}>
        <Input {...form.register('client_id')} autoComplete="off" />
      </Field>
      <Field
        label="Client secret"
        isRequired={!isSet}
        error={form.errorOf('client_secret')}
        hint={isSet ? 'Leave blank to keep the current one.' : undefined}
      >
        <PasswordInput {...form.register('client_secret')} autoComplete="off" />
      </Field>
      <Field label="Role of new people" hint={ROLES[role].summary} error={form.errorOf('default_role')}>
        <Select
          value={role}
          options={roleOptions}
          onChange={(value: AssignableRole) => form.setValue('default_role', value)}
        />
      </Field>
      <Checkbox
        {...form.register('is_required')}
        label="Require single sign-on"
        hint="Members with addresses at your domains, except the owner, open the workspace only after it. API keys keep working."
      />
    </>
  )
}
