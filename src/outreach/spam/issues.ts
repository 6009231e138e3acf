/** A cause that adds to the score: what is counted, and the text that users see. */
export interface IssueKind {
  readonly code: string
  readonly title: string
  readonly advice: string
  readonly traits?: readonly string[]
  /** Themes of listed words; the words found are appended to the advice. */
  readonly themes?: readonly string[]
}

const EMAIL: readonly IssueKind[] = [
  {
    code: 'subject_length',
    title: 'Long subject',
    advice: 'Keep the subject under 50 characters: phones cut off what is beyond, and filters count it.',
    traits: ['subject_length'],
  },
  {
    code: 'subject_shouting',
    title: 'Subject in capitals or with exclamation marks',
    advice: 'Write the subject as a plain sentence, without capitals for emphasis and with no exclamation mark.',
    traits: ['subject_capitals', 'subject_marks'],
  },
  {
    code: 'subject_tricks',
    title: 'Prices or padding in the subject',
    advice: 'Leave amounts, percentages, long gaps and decoration out of the subject; say what the message is about.',
    traits: ['subject_money', 'subject_padding'],
  },
  {
    code: 'capitals',
    title: 'Much text in capitals',
    advice: 'Write words in lower case; use a heading or bold type for what matters.',
    traits: ['capitals'],
  },
  {
    code: 'exclamations',
    title: 'Many exclamation marks',
    advice: 'End sentences with a full stop. One exclamation mark in a message is plenty.',
    traits: ['exclamations', 'exclamation_runs'],
  },
  {
    code: 'disguised_link',
    title: 'Links that hide where they lead',
    advice:
      'Link to your own domain by its name. Bare IP addresses, encoded hosts, odd ports, and text that names another site than the link opens look like phishing.',
    traits: ['link_address', 'link_disguised', 'link_mismatch'],
  },
  {
    code: 'link_shortener',
    title: 'Link shortener',
    advice:
      'Use full links to your own domain: shorteners hide the target and share the reputation of everyone who uses them.',
    traits: ['link_shortener'],
  },
  {
    code: 'link_host',
    title: 'Links to domains with a poor reputation',
    advice:
      'Link to the domain that you send from. Endings that cost next to nothing are used by senders who change them daily.',
    traits: ['link_host'],
  },
  {
    code: 'many_links',
    title: 'Many links',
    advice: 'Keep to the few links that matter; one clear thing to do works best.',
    traits: ['link_count'],
  },
  {
    code: 'image_only',
    title: 'Images instead of text',
    advice:
      'Say in words what the images show, and give each image an alternative text: many readers see no images at first.',
    traits: ['image_only', 'image_silent'],
  },
  {
    code: 'hidden_text',
    title: 'Hidden text',
    advice: 'Remove text that nobody can see; a short preview line is fine.',
    traits: ['hidden_text'],
  },
  {
    code: 'markup',
    title: 'Markup that mail programs distrust',
    advice:
      'Leave out scripts, forms, font and center tags and names of program files; mail programs block or distrust them.',
    traits: ['dated_html', 'form', 'script', 'program'],
  },
  {
    code: 'obfuscation',
    title: 'Disguised words',
    advice:
      'Write words as they are spelt: letters replaced, split by signs or strewn at random are what filters look for first.',
    traits: ['split_words', 'mixed_words', 'gibberish', 'word_salad', 'misspelt_words'],
  },
  {
    code: 'garbled_text',
    title: 'Damaged characters',
    advice: 'Some characters look broken. Paste the text anew, as UTF-8.',
    traits: ['garbled'],
  },
  {
    code: 'toll_free_number',
    title: 'Toll-free number',
    advice:
      'A number people can call is fine in your signature; as the point of the message it looks like telephone sales.',
    traits: ['toll_free'],
  },
  {
    code: 'little_text',
    title: 'Little more than a link',
    advice: 'Add a few sentences that say who writes, why, and what the link is for.',
    traits: ['little_text'],
  },
  {
    code: 'no_unsubscribe',
    title: 'No unsubscribe link',
    advice:
      'Place {{unsubscribe_url}} where people find it, or leave the unsubscribe link switched on for the campaign.',
    traits: ['no_unsubscribe'],
  },
  {
    code: 'money_words',
    title: 'Words of money offers',
    advice: 'Name the figures and the terms instead of promising money.',
    themes: ['money'],
  },
  {
    code: 'medicine_words',
    title: 'Words of medicine offers',
    advice: 'Filters block most messages with these words.',
    themes: ['medicine'],
  },
  {
    code: 'adult_words',
    title: 'Words of adult content',
    advice: 'Filters block most messages with these words.',
    themes: ['adult'],
  },
  {
    code: 'prize_words',
    title: 'Words of prizes and gifts',
    advice: 'Say what people get and what they have to do for it, without talk of luck.',
    themes: ['prize'],
  },
  {
    code: 'pressure_words',
    title: 'Pressing or promising words',
    advice: 'Give facts and a date instead of urging and superlatives.',
    themes: ['pressure'],
  },
  {
    code: 'bulk_words',
    title: 'Words of bulk mail',
    advice:
      'Say plainly why people get the message and how to stop it, with an unsubscribe link; do not argue that it is no spam.',
    themes: ['bulk'],
  },
  {
    code: 'scam_words',
    title: 'Words of fraud',
    advice: 'Talk of transfers, accounts and secrecy reads like fraud; point people to your website instead.',
    themes: ['scam'],
  },
  {
    code: 'goods_words',
    title: 'Words of often advertised goods',
    advice: 'Describe what you offer in your own words.',
    themes: ['goods'],
  },
  {
    code: 'overall',
    title: 'Reads like an advertisement',
    advice: 'Write as to one person who knows you: say what the message is about and why it concerns them.',
    traits: ['html', 'link_present', 'amounts'],
    themes: ['style'],
  },
]

const SMS: readonly IssueKind[] = [
  {
    code: 'sms_length',
    title: 'Longer than one message',
    advice: 'Keep to 160 characters: longer texts are sent, and charged, as several.',
    traits: ['sms_length'],
  },
  {
    code: 'sms_number',
    title: 'Numbers to call or text',
    advice: 'Let people answer the message itself; numbers to call and short codes look like premium services.',
    traits: ['sms_number', 'sms_short_code', 'sms_digits'],
  },
  {
    code: 'sms_amount',
    title: 'Prices and amounts',
    advice: 'Say what it is about first; amounts draw the attention of filters.',
    traits: ['sms_amount'],
  },
  {
    code: 'sms_link',
    title: 'Link in the text',
    advice: 'Use one full link to your own domain. Operators block shortened links.',
    traits: ['sms_link', 'sms_shortener'],
  },
  {
    code: 'sms_shouting',
    title: 'Capitals or exclamation marks',
    advice: 'Write plain sentences.',
    traits: ['sms_capitals', 'sms_exclamations'],
  },
  {
    code: 'sms_small_print',
    title: 'Small print',
    advice: 'Move terms and age limits to your website.',
    traits: ['sms_age', 'sms_small_print'],
  },
  {
    code: 'prize_words',
    title: 'Words of prizes',
    advice: 'Say what people get, without talk of luck.',
    themes: ['prize'],
  },
  {
    code: 'charge_words',
    title: 'Words of paid services',
    advice: 'Costs and conditions in a text look like premium services.',
    themes: ['charges'],
  },
  {
    code: 'pressure_words',
    title: 'Pressing words',
    advice: 'Give facts and a date instead of urging.',
    themes: ['pressure'],
  },
  {
    code: 'scam_words',
    title: 'Words of fraud',
    advice:
      'Talk of blocked accounts, fees and logging in reads like fraud; ask people to open your website themselves.',
    themes: ['scam'],
  },
  {
    code: 'adult_words',
    title: 'Words of adult content',
    advice: 'Operators block most messages with these words.',
    themes: ['adult'],
  },
  {
    code: 'overall',
    title: 'Reads like an advertisement',
    advice: 'Write as to one person who knows you, and say who writes.',
    traits: ['sms_full'],
    themes: ['style'],
  },
]

export const ISSUE_KINDS = { email: EMAIL, sms: SMS } as const

/** Used when nothing else applies, because no message scores exactly zero. */
export const REMAINDER = {
  code: 'remainder',
  title: 'Nothing stands out',
  advice: 'No message is beyond doubt; there is nothing to change here.',
} as const
