import { useQuery } from '@tanstack/react-query'
import { DOMAIN_LIMIT_DEFAULT, GAP_DEFAULT } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import type { EmailConfig } from '../../../../src/contracts/senders/email-config.ts'
import type { SmsConfig } from '../../../../src/contracts/senders/sms-config.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { emailConfigsQuery, smsConfigsQuery } from '../../../queries/senders.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { channels } from '../campaign-words.ts'
import type { Editable } from './form-parts.ts'
import { OtherSenders } from './other-senders.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

/** Name, type and sender. */
export function BasicPart({ form, editable }: { form: CampaignForm; editable: Editable }) {
  const { values, change, errorOf } = form
  const isFixed = editable !== 'all'
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Field label="Campaign Name" error={errorOf('name')} isRequired hint="Only you see this.">
        <Input
          {...form.register('name')}
          autoComplete="off"
          disabled={editable === 'nothing'}
          placeholder="Spring offer to workshops"
        />
      </Field>
      <RadioGroup
        label="Type"
        layout="cards"
        value={values.type}
        onChange={(type) => change('type', type)}
        options={[
          {
            value: 'email',
            label: 'Email',
            hint: 'With a subject, as HTML and plain text',
            icon: channels.email.icon,
            isDisabled: isFixed,
          },
          {
            value: 'sms',
            label: 'SMS',
            hint: 'A text message to phones',
            icon: channels.sms.icon,
            isDisabled: isFixed,
          },
        ]}
      />
      {values.type === 'email' ? (
        <EmailSender form={form} isFixed={isFixed} />
      ) : (
        <SmsSender form={form} isFixed={isFixed} />
      )}
    </div>
  )
}

function EmailSender({ form, isFixed }: { form: CampaignForm; isFixed: boolean }) {
  const { data: senders } = useQuery(emailConfigsQuery())
  const { values, change, errorOf } = form
  const { sender_ids: others, email_config_id: own } = values
  function chooseOthers(ids: string[]) {
    change('sender_ids', ids)
    // Several mailboxes together write more; the pace of a person keeps that from being noticed as a mass mailing.
    if (others.length > 0 || ids.length === 0) return
    if (values.sending_gap === null) change('sending_gap', GAP_DEFAULT)
    if (values.domain_limit === '') change('domain_limit', DOMAIN_LIMIT_DEFAULT)
  }
  return (
    <>
      <SenderSelect
        form={form}
        field="email_config_id"
        label="Email Configuration"
        senders={senders?.map((sender) => ({ ...sender, from: sender.from_email }))}
        isFixed={isFixed}
        nothing={{ text: "You don't have an email configuration yet.", link: 'Add one', tab: 'email' }}
      />
      <OtherSenders
        own={own || null}
        chosen={others.filter((id) => id !== own)}
        onChange={chooseOthers}
        isDisabled={isFixed}
        error={errorOf('sender_ids')}
      />
    </>
  )
}
function SmsSender({ form, isFixed }: { form: CampaignForm; isFixed: boolean }) {
  const { data: senders } = useQuery(smsConfigsQuery())
  return (
    <SenderSelect
      form={form}
      field="sms_config_id"
      label="SMS Configuration"
      senders={senders?.map((sender) => ({ ...sender, from: phoneText(sender.from_number) }))}
      isFixed={isFixed}
      nothing={{ text: "You don't have an SMS configuration yet.", link: 'Add one', tab: 'sms' }}
    />
  )
}

type Sender = Pick<EmailConfig | SmsConfig, 'id' | 'name' | 'is_active' | 'is_verified' | 'is_default'> & {
  readonly from: string
}
interface SenderSelectProps {
  form: CampaignForm
  field: 'email_config_id' | 'sms_config_id'
  label: string
  /** Undefined while loading. */
  senders: readonly Sender[] | undefined
  isFixed: boolean
  nothing: { text: string; link: string; tab: string }
}

function SenderSelect({ form, field, label, senders, isFixed, nothing }: SenderSelectProps) {
  const { values, change, errorOf } = form
  const isNothing = senders?.length === 0
  return (
    <Field
      label={label}
      error={errorOf(field)}
      isRequired
      hint={
        isNothing ? (
          <>
            {nothing.text} <TextLink href={paths.emailSms.to({ tab: nothing.tab })}>{nothing.link}</TextLink>, your
            draft is kept.
          </>
        ) : undefined
      }
    >
      <Select
        value={values[field] || null}
        isDisabled={isFixed || isNothing}
        placeholder={senders ? 'Choose…' : 'Loading…'}
        options={(senders ?? []).map(({ id, name, from, is_active, is_verified, is_default }) => ({
          value: id,
          label: name,
          hint: [from, is_default && 'Default', !is_active ? 'Inactive' : !is_verified && 'Not Verified']
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={(id) => change(field, id)}
      />
    </Field>
  )
}
