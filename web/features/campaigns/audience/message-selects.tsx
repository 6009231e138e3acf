import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { templatesQuery } from '../../../queries/message-templates.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AudienceForm } from './use-audience-form.ts'

const BLANK = 'blank'

/** The template that the message starts from. */
export function AudienceTemplate({ form: { values, set } }: { form: AudienceForm }) {
  const { data: templates = [] } = useQuery(templatesQuery('email'))
  function begin(id: string) {
    const template = templates.find((one) => one.id === id)
    if (!template) return set({ template: null })
    const { subject, content, text_content, format } = template
    set({ template: id, subject: subject ?? '', content, text_content: text_content ?? '', format })
  }
  return (
    <Field label="Template">
      <Select
        value={values.template ?? BLANK}
        options={[
          { value: BLANK, label: 'Blank message' },
          ...templates.map(({ id, name, subject }) => ({
            value: id,
            label: name,
            ...(subject && { hint: subject }),
          })),
        ]}
        onChange={begin}
      />
    </Field>
  )
}

/** The email configuration that the message is sent from. */
export function AudienceSender({ form: { set, errors, sender, senders } }: { form: AudienceForm }) {
  const hasNone = senders?.length === 0
  return (
    <Field
      label="Send from"
      isRequired
      error={errors.email_config_id}
      hint={
        hasNone ? (
          <>
            You don't have an email configuration yet.{' '}
            <TextLink href={paths.emailSms.to({ tab: 'email' })}>Add one</TextLink>
          </>
        ) : undefined
      }
    >
      <Select
        value={sender}
        placeholder={senders ? 'Choose…' : 'Loading…'}
        isDisabled={hasNone}
        options={(senders ?? []).map(({ id, name, from_email, is_verified, is_active }) => ({
          value: id,
          label: name,
          hint: [from_email, !is_active ? 'Inactive' : !is_verified && 'Not Verified'].filter(Boolean).join(' · '),
        }))}
        onChange={(id) => set({ sender: id })}
      />
    </Field>
  )
}
