/** Professions before a name in Chinese sentences, longest first; separated by `|`. */
export const CHINESE_PROFESSIONS =
  '退休教师|书法家|書法家|作曲家|艺术家|藝術家|志愿者|药剂师|研究员|主持人|经理人|创办人|' +
  '传承人|作家|诗人|詩人|画家|畫家|歌手|演员|演員|专家|專家|队长|隊長|队员|选手|护士|护师|' +
  '园长|園長|班长|团长|團長|馆员|博士|硕士|院士'

/** What follows a name in Chinese sentences: verbs, prepositions and forms of address; separated by `|`. */
export const CHINESE_BEHIND_NAME =
  '应邀|應邀|出席|致辞|致辭|致|表示|介绍|介紹|讲话|講話|主持|指出|强调|強調|宣布|发言|' +
  '發言|告诉|告訴|认为|認為|带领|帶領|陪同|参加|參加|参与|分享|担任|擔任|代表|说|說|向|' +
  '为|為|在|对|對|与|與|和|及|等|同学|同學|先生|女士|老师|老師|同志'

/** Words that begin with a character that is a family name too; separated by `|`. */
export const CHINESE_NO_NAMES =
  '强调|強調|任职|任職|任命|任何|时间|時間|成立|成为|成為|成员|查看|解释|解答|向|和|高度|' +
  '高兴|关于|关心|安排|万|常务|单位|方面|温馨|项目|全|程|于|应|安全|支部|管理|时|方|' +
  '黄金|金|石|文|席|边'

/** Forms of address behind a name; separated by `|`. */
export const CHINESE_ADDRESS = '同学|同學|同志|女士|先生'
