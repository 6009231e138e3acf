export interface SyntaxEntry {
  readonly code: string
  readonly text: string
}

/** The syntax of messages, as help texts and the API's guide show it. */
export const MESSAGE_SYNTAX: readonly SyntaxEntry[] = [
  { code: '{{first_name}}', text: 'A field of the recipient: a contact’s field or a column of your list.' },
  { code: '{{first_name|there}}', text: 'With a fallback for recipients without a value.' },
  { code: '{{ nickname | default: first_name }}', text: 'Another field as the fallback.' },
  {
    code: '{{ company | upcase }}',
    text: 'A filter: upcase, downcase, capitalize, strip, truncate: 20, first_words: 2, replace: "a", "b", append, prepend, date: "%B %Y", url_encode and others. Up to ten in a row.',
  },
  {
    code: '{% if company %}at {{company}}{% else %}there{% endif %}',
    text: 'Shows text depending on whether a field has a value.',
  },
  {
    code: '{% if country == "DE" %}Hallo{% elsif country == "FR" %}Salut{% else %}Hello{% endif %}',
    text: 'Compares. Also !=, >, <, contains, and, or, not; `unless` for the opposite.',
  },
  {
    code: '{% case industry %}{% when "Retail", "Food" %}…{% else %}…{% endcase %}',
    text: "Chooses text by a field's value.",
  },
  { code: '{Hi|Hello|Good morning}', text: 'Random wording, the same for a recipient throughout the message.' },
  { code: '{% comment %}…{% endcomment %}', text: 'A note that is not sent.' },
  { code: '{{unsubscribe_url}}', text: 'The recipient’s link to unsubscribe.' },
]
