import type { SmsFormInput } from './sms-form-schema.ts'

/** How to call a provider, as form values, and the provider's names for its credentials. */
export interface SmsPreset {
  readonly label: string
  readonly hint: string
  readonly custom: SmsFormInput['custom']
}

/** Presets for custom providers. All values can be changed, including the URL, for an account-specific one. */
export const smsPresets = {
  // developer.termii.com, "Messaging" and "Events and Report": 200 with `code: "ok"`; numbers without a plus; one
  // webhook for reports and replies.
  termii: {
    label: 'Termii',
    hint: "The key is your API key; enter anything as the secret. You'll find your account URL in the dashboard. After saving, add the URL for reports and replies shown here as the webhook in the dashboard.",
    custom: {
      url: 'https://v3.api.termii.com/api/sms/send',
      method: 'POST',
      content_type: 'application/json',
      headers: '',
      body: '{"api_key":"{{key}}","to":"{{to}}","from":"{{from}}","sms":"{{text}}","type":"plain","channel":"generic"}',
      success_statuses: '200, 201',
      id_path: 'message_id',
      success_path: 'code',
      success_values: 'ok',
      number_format: 'digits',
      proof: 'address',
    },
  },
  // developers.africastalking.com, "Bulk SMS" and "Notifications": 201 regardless of the result; 100 processed, 101
  // sent, 102 queued.
  africas_talking: {
    label: 'Africa’s Talking',
    hint: 'The key is your API key, the secret your username. After saving, add the URL for reports and replies shown here under SMS callback URLs: for delivery reports, incoming messages and bulk SMS opt-out.',
    custom: {
      url: 'https://api.africastalking.com/version1/messaging',
      method: 'POST',
      content_type: 'application/x-www-form-urlencoded',
      headers: 'apiKey: {{key}}\nAccept: application/json',
      body: 'username={{secret}}&to={{to}}&from={{from}}&message={{text}}',
      success_statuses: '200, 201',
      id_path: 'SMSMessageData.Recipients.0.messageId',
      success_path: 'SMSMessageData.Recipients.0.statusCode',
      success_values: '100, 101, 102',
      number_format: 'plus',
      proof: 'address',
    },
  },
} as const satisfies Record<string, SmsPreset>
