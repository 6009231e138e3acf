/** Classes of elements that hold the name of a person, or a person in a list. */
export const SAYS_PEOPLE =
  /(?:^|[\s_-])(?:name|person|personal|people|member|staff|team|board|trainer|coach|teacher)s?(?:$|[\s_-])/i

/** Classes of a person's picture. */
export const SAYS_PORTRAIT =
  /(?:^|[\s_-])(?:portrait|headshot|avatar|profile-?(?:photo|pic|picture|image|img))(?:$|[\s_-])/i
