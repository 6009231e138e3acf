import type { Language } from '../language.ts'

/** Chinese. */
export const ZH: Language = {
  code: 'zh',
  otherCodes: null,
  precedence: 41,
  commonWords: null,
  conjunctions: '和 与 與 及',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: '传真|傳真',
    mobile: '手机|手機|行動電話|流動電話|移动电话|行动电话|手提電話|手提电话',
    voice: '电话|热线|熱線|專線|专线|客服|座机|市話|总机|總機|致电|致電',
    weak: '联系|聯絡|聯繫|預約|咨询',
  },
  contactPages: { terms: 'lianxi', anywhere: '联系|联络|聯絡|聯繫' },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: null, anywhere: '团队|團隊' },
  aboutPages: { terms: 'guanyu', anywhere: '关于|關於|公司简介|公司簡介|公司概况' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: {
      given: null,
      family: null,
      givenOrWhole: null,
      names: null,
      joining: null,
      qualifiers: null,
      whole: null,
      columns: null,
      caseless: '姓名|名字|聯絡人|联系人|联络人|負責人|负责人',
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: null,
      roles: null,
      caselessRoles: '職稱|职称|職務|职务|職位|职位',
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: null,
    endings: null,
    unspaced: {
      familyNames:
        '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 端木 东方 王 李 张 張 劉 刘 陈 陳 杨 楊 赵 ' +
        '趙 黄 黃 周 吴 吳 徐 孙 孫 胡 朱 高 林 何 郭 马 馬 罗 羅 梁 宋 郑 鄭 谢 謝 韩 韓 唐 冯 馮 于 董 萧 蕭 程 曹 ' +
        '袁 邓 鄧 许 許 傅 沈 曾 彭 吕 呂 苏 蘇 卢 盧 蒋 蔣 蔡 贾 賈 丁 魏 薛 叶 葉 阎 閻 余 潘 杜 戴 夏 钟 鐘 锺 汪 ' +
        '田 任 姜 范 方 石 姚 谭 譚 廖 邹 鄒 熊 金 陆 陸 郝 孔 白 崔 康 毛 邱 秦 江 史 顾 顧 侯 邵 孟 龙 龍 万 萬 段 ' +
        '雷 钱 錢 汤 湯 尹 黎 易 常 武 乔 喬 贺 賀 赖 賴 龚 龔 文 庞 龐 樊 兰 蘭 殷 施 陶 洪 翟 安 颜 顏 倪 严 嚴 牛 ' +
        '温 溫 芦 季 俞 章 鲁 魯 葛 伍 韦 韋 申 尤 毕 畢 聂 聶 丛 叢 焦 向 柳 邢 路 岳 齐 齊 沿 梅 莫 庄 莊 辛 管 祝 ' +
        '左 涂 谷 时 時 舒 耿 牟 卜 詹 关 關 苗 凌 费 費 纪 紀 靳 盛 童 欧 歐 甄 项 項 曲 成 游 阳 陽 裴 席 卫 衛 查 ' +
        '屈 鲍 鮑 位 覃 霍 翁 隋 植 甘 景 薄 单 單 包 司 柏 宁 寧 柯 阮 桂 闵 解 强 強 柴 华 華 车 車 冉 房 边 邊',
      labels:
        '联系人 联络人 聯絡人 聯繫人 联系 负责人 負責人 法定代表人 法人代表 法人 公司法人 董事长 董事長 副董事长 ' +
        '总经理 總經理 副总经理 总裁 總裁 执行长 執行長 创始人 創辦人 创办人 经理 销售经理 业务经理 主任 副主任 院长 ' +
        '院長 副院长 校长 校長 所长 所長 会长 會長 理事长 理事長 秘书长 秘書長 主编 主編 总编辑 總編輯 责任编辑 編輯 ' +
        '编辑 记者 記者 通讯员 特约记者 作者 撰稿 撰文 撰稿人 摄影 攝影 审核 審核 校对 发布人 发布者 发表人 教授 ' +
        '副教授 讲师 講師 研究员 研究員 导师 律师 律師 医生 醫生 医师 醫師 發言人 发言人 代理發言人 财务长 財務長 ' +
        '财务总监 財務總監 营运长 營運長 技术长 技術長 技术总监 技術總監 销售总监 市场总监 总监 總監 协理 協理 副总 ' +
        '副總 副總經理 副總裁 副总裁 資深經理 业务员 業務員 专员 專員 窗口 业务窗口 業務窗口 联系窗口 聯絡窗口 秘书 ' +
        '秘書 馆长 館長 组长 組長 处长 處長 課長 局長 部長 科長 幹事 干事 里長 村長 鄉長 鎮長 區長 区长 镇长 村主任 ' +
        '議員 议员 牧師 牧师 住持 理事 監事 监事 常務理事 常务理事 董事 獨立董事 独立董事 監察人 主席 副主席 ' +
        '执行董事 執行董事 营养师 營養師 藥師 药师 護理長 护士长 会计师 會計師 建築師 建筑师 助理 特助 教练 教練 ' +
        '導演 导演 编剧 編劇 譯者 译者 姓名 收件人 站长 店长 店長 設計師 设计师 工程师 工程師 局长 部长 科长 书记 ' +
        '市长 县长 副校长 副校長 副会长 副會長 副理事长 副理事長 常务副会长 名誉会长 名譽會長 顾问 顧問 主管 ' +
        '主治医师 主治醫師 班主任 教师 教師 主任委員 主任委员 委員 委员 常務監事 总干事 總幹事 財務 财务 客服 采购 ' +
        '採購 招商 創辦人兼執行長 编委 主播 站長 社長 社长 会計 出納 傳道 长老 執事',
      titles:
        '总监|總監|经理|經理|总经理|總經理|总裁|總裁|董事长|董事長|主任医师|副主任医师|主任|教授|副教授|博士|院长|' +
        '院長|校长|校長|律师|律師|医师|醫師|工程师|工程師|顾问|顧問|创始人|創辦人|执行长|執行長|秘书长|主编',
      follows: '先生|女士|小姐|老师|老師|经理|律师|教授|报道|報導|摄|攝|撰',
      address: '先生|女士|小姐',
      contacts: '联系人|联络人|聯絡人|聯繫人|负责人|負責人',
      shortForms: '先生|女士|小姐|经理|經理|老师|老師|总|總',
      particles: null,
      notNames: '公司|中心|电话|電話|地址|邮箱|时间|單位|单位|部门|部門|介绍|简介|姓名|职务|老师|全体|編輯|编辑|记者',
      nameLabels: '姓名|联系人?|联络人|聯絡人|聯繫人',
    },
    caseless: null,
    work: null,
    entities: null,
    marks: null,
  },
  organisationNouns:
    '大学 大學 学院 學院 研究院 研究所 科学院 科學院 协会 協會 学会 學會 医院 醫院 中学 中學 小学 小學 幼儿园 幼稚園 银行 銀行 出版社 图书馆 圖書館 博物馆 博物館 美术馆 委员会 委員會 基金会 基金會 电视台 電視台 日报社 联合会 联盟 商会 商會 人民政府 课题组 課題組 ' +
    '总商会 總商會 总工会 總工會 工会 工會 农会 農會 公会 公會 慈善总会 工業總會 商業總會 红十字会 紅十字會 促进会 促進會 联谊会 聯誼會 校友会 校友會 同乡会 同鄉會 合作社 俱乐部 ' +
    '俱樂部',
  supporterWords: null,
  rankWords: null,
  pageNames:
    '专家介绍 专家团队 团队介绍 师资队伍 联系方式 关于我们 公司简介 企业简介 组织架构 领导班子 公司概况 聯絡我們 關於我們 團隊介紹 專家介紹 師資介紹 医生介绍 律师团队',
  addressLabels: '地址|公司地址|会址|會址|总部地址|總公司|工厂地址',
  fieldLabels: '电子邮件|电子邮箱|電子郵件|電子郵箱|姓名|联系电话|聯絡電話|营业时间|營業時間',
  townMarks: null,
  addressTexts: {
    labels: null,
    units: null,
    streetWords: null,
    streetNames: null,
    roads: null,
    numberMarks: null,
    boxes: null,
    places: null,
    sentences: null,
    surroundings: {
      contacts: '電話|电话|传真',
      phones: null,
      notPlaces: null,
      countsBefore: null,
      countsBehind: null,
      rangeWords: null,
      bylines: null,
    },
    unspaced: {
      ends: '電話|电话|邮编|邮政编码|郵遞區號',
      buildings: null,
      districts: null,
      behindNumbers: null,
    },
  },
  boxWords: null,
  partnerHeadings:
    '合作伙伴|合作夥伴|我们的合作伙伴|战略合作伙伴|赞助商|贊助商|赞助单位|贊助單位|客户|客戶|主要客户|主要客戶|支持单位|支持單位|协办单位|協辦單位|主办单位|主辦單位|承办单位|承辦單位|会员单位|' +
    '會員單位|成员单位|供应商|友情合作|合作单位|合作單位|合作机构|合作機構|子公司|关联公司|關係企業|旗下公司',
  partnerHeadingWords: null,
  organisationTexts: {
    insideNames: {
      connectors: null,
      clubConnectors: null,
      articles: null,
      complements: null,
      nounEndings: null,
      touchingEndings: '学校|小學|中學|大學|醫院|診所|公司|工厂|实验室|研究院|协会|商会|幼儿园|宾馆|酒店',
      soleNames: null,
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords: '首頁 公司地址 联系我们 首页',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      employers: null,
      logoPhrases: null,
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names: '学校名称|单位全称|主办单位|发布单位|公司名称|公司名稱|企业名称|单位名称',
      roles: null,
      sellers: '经销商|經銷商',
      columns: null,
      vague: null,
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: {
      shared: '总机|總機|总台',
      phoneWords: null,
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: '版权所有|版權所有|不得转载|不得轉載|保留所有权利|保留所有權利',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: { made: null, making: null, makers: null, objects: null, behind: null, signs: '技术支持|制作' },
    places: {
      owners: null,
      offices: null,
      branches: null,
      officeSigns: '總公司|总公司|分公司|總部|总部|辦事處|办事处|門市|门市|工厂|工廠',
      formerHouses: null,
      words: null,
    },
    preambles: null,
    careers: null,
    pages: null,
    relations: {
      authority: null,
      operators: '主办单位|主管单位',
      complaints: null,
      agency: '制作',
      bank: '銀行',
      insurer: null,
      member: null,
      partner: null,
      client: null,
      banks: null,
      authorities: null,
    },
    bodies: null,
    titles: { labels: null, others: null, fragmentStarts: null, behind: '先生|女士' },
    logos: null,
  },
  contactTexts: {
    signs: { at: '艾特|小老鼠', atInBrackets: '圈a', atBetweenSpaces: null, pictures: null, dot: '点' },
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: '邮箱|郵箱|电邮|電郵',
      touchingLabels: null,
      invitations: null,
      proseWords: null,
      determiners: null,
    },
    numbers: {
      extensions: '內線|内线|分机|分機|轉|转',
      others: null,
      otherSigns: '備案|备案|网安备|许可证|統一編號|統編|信用代码|注册资本|邮编|账号|帳號',
      numberWords: '號碼 号码 號 号',
      contactWords: '电话|電話',
      disjunctions: null,
      linkExtensions: null,
    },
    phones: {
      voiceBeforeFax: '電話 电话',
      voiceBehind: null,
      faxBehind: null,
      mobileBehind: null,
      suffixJoints: null,
      hours: null,
      times: null,
    },
    noise: null,
  },
  postcodeLabels: '邮编|邮政编码',
}
