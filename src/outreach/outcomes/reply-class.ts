/**
 * The cause of a server's rejection. `hard`: the mailbox does not exist, and never will. `soft`: it cannot accept the
 * message, either now or of this kind. `throttle`: too much or too fast. `sender`: policy, authentication or
 * reputation. `content`: the message itself, such as its size.
 */
export type ReplyClass = 'hard' | 'soft' | 'throttle' | 'sender' | 'content'
