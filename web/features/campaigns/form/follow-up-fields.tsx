import { ContentField } from '../content/content-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { DelayField } from './delay-field.tsx'
import { FollowUpMessage, type FollowUpMessageProps } from './follow-up-message.tsx'

export interface FollowUpFieldsProps extends FollowUpMessageProps {
  /** Whether only its texts and its delay can be changed. */
  isFixed: boolean
}

/** Fields of one follow-up: its delay, which recipients it excludes, and its message or task. */
export function FollowUpFields({ isFixed, ...edited }: FollowUpFieldsProps) {
  const { form, followUp, index, isDisabled, customFields, onChange } = edited
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <DelayField
        hours={followUp.after_hours}
        isDisabled={isDisabled}
        onChange={onChange}
        error={form.errorOf(`follow_ups.${index}.after_hours`)}
      />
      <ConditionField
        form={form}
        followUp={followUp}
        isDisabled={isFixed}
        onChange={onChange}
        error={form.errorOf(`follow_ups.${index}.condition`)}
      />
      {followUp.kind === 'message' ? (
        <FollowUpMessage {...edited} />
      ) : (
        <ContentField
          isHtml={false}
          label="What to do"
          hint="Shown with the task, with the recipient’s details filled in."
          value={followUp.content}
          customFields={customFields}
          isDisabled={isDisabled}
          rows={5}
          error={form.errorOf(`follow_ups.${index}.content`)}
          onChange={(content) => onChange({ content })}
        />
      )}
    </div>
  )
}
