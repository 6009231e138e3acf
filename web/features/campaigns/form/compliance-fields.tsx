import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { UrlInput } from '../../../ui/url-input.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

interface ComplianceFieldsProps {
  readonly form: CampaignForm
  readonly isDisabled: boolean
}

/** Who gets a campaign, and how they leave. */
export function ComplianceFields({ form: { values, errorOf, register }, isDisabled }: ComplianceFieldsProps) {
  return (
    <>
      <Fieldset legend="Compliance">
        <div className="flex flex-col gap-3">
          <Checkbox
            {...register('require_opt_in')}
            disabled={isDisabled}
            label="Opt-in required"
            hint="Only people with recorded consent get it. Everyone else is skipped."
          />
          <Checkbox
            {...register('one_per_organization')}
            disabled={isDisabled}
            label="One address per organisation"
            hint="If several addresses belong to the same organisation, only the first gets the message. Turn this off to message all of them."
          />
          <Checkbox
            {...register('stop_organization')}
            disabled={isDisabled}
            label="Stop by company"
            hint="Once someone at an organisation replies or unsubscribes, no one else there gets another message."
          />
          <Checkbox
            {...register('include_unsubscribe')}
            disabled={isDisabled}
            label="Include an unsubscribe link"
            hint="In every message, and in the unsubscribe button email apps show."
          />
        </div>
      </Fieldset>
      {values.include_unsubscribe ? (
        <Field
          label="Unsubscribe URL"
          aside="Optional"
          error={errorOf('unsubscribe_url')}
          hint="Your own unsubscribe page. Leave empty to use ours."
        >
          <UrlInput
            {...register('unsubscribe_url')}
            disabled={isDisabled}
            autoComplete="off"
            placeholder="https://example.com/unsubscribe"
          />
        </Field>
      ) : (
        <Alert tone="warning" title="Marketing messages without an unsubscribe option are illegal in most countries">
          Turn this off only for messages that people requested individually, such as a reply.
        </Alert>
      )}
    </>
  )
}
