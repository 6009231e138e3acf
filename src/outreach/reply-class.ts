/**
 * What a server's refusal is about. `hard`: the mailbox does not exist, and never will for us. `soft`: it cannot take the message, today or of this kind.
 * `throttle`: too much or too fast. `sender`: policy, authentication or reputation. `content`: the message itself, as its size.
 */
export type ReplyClass = 'hard' | 'soft' | 'throttle' | 'sender' | 'content'
