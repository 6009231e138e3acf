/** English, Irish, Scottish, Welsh and American given names with their short forms, folded. */
export const ENGLISH_GIVEN_NAMES = `
aaliyah aaron abbie abby abe abel abigail abner abraham abram ada adah adam adan addie addison adela adele adrian
adriana adrianna adrienne agatha agnes aidan aiden aileen ailsa aimee aine ainsley aisha aisling alan alana alannah
alaric alasdair alastair albert alberta alden aldo alec aled alesha alex alexa alexander alexandra alexia alexis alf
alfie alfred alfreda algernon alice alicia alicja alisa alisha alison alissa alistair alister allan allen allie
allison allyn allyson alonzo aloysius alphonse althea alton alun alvin alwyn alyson alyssa amalia amanda amaya amelia
amelie amina amos amy anabel anastasia anders anderson andre andrea andreas andrew andy aneurin angela angelica
angelina angelique angelo angharad angie angus anita ann anna annabel annabelle annalise anne anneliese annette annie
annika annmarie ansel anselm anthea anthony antoinette anton antonia antony antwan anwen anya aodh aodhan aoife
arabella araminta archibald archie aretha ariana arianna ariel arlene arlette arline arlo armand arnold arran arron
arthur arturo arwel arwyn asher ashlee ashleigh ashley ashlyn ashton astrid athena auberon aubree aubrey aubrie audra
audrey audrianna augusta augustine augustus aurelia avery ayla bailey bairbre barb barbara barbra barnabas barnaby
barney barrie barrington barron barry bart bartholomew barton baxter bea beatrice beatrix becca beck becky bedwyr
belinda ben benat benedict benita benjamin bennett benny bentley bernadette bernadine bernard berney bernice bernie
berry bert bertha bertie bertram berwyn beryl bess bessie beth bethan bethany beti betsey betsy bettie betty bettye
beulah bev beverley beverly bianca biddy bill billie billy bjorn blaine blair blaise blake blanche bob bobbi bobbie
bobby bonnie boris boyd brad braden bradley bradly brady braeden bram brandi brandon brannon branwen brayden breanna
bree brenda brendan brenden brendon brenna brennan brent brenton bret brett brian briana brianna brid bridget brigid
brigitte briony brittani brittany brittney brock broderick brody bronach bronagh bronwen bronwyn bruce bruno bryan
bryant bryce brynn bryony bryson buford burt byron caden cadence cait caitlin caitlyn caitriona caleb calista callie
callum calum calvin cameron camilla camille candace candice candida caoimhe caoimhin cara carey carissa carl carla
carlene carleton carlo carlos carlton carly carlyle carmen carol carole carolina caroline carolyn carrie carroll
carson carsten cary caryl caryn carys casey cassandra cassidy cassie cate cathal catharine catherina catherine
cathleen cathryn cathy catrin catriona cecelia cecil cecile cecilia cecily cedric cefin celia celine ceri cerys chad
chandler chantal chantelle charlene charles charley charlie charlotte charlton charmaine chaz cheri cherie cherise
cheryl chloe chris chrissie chrissy christa christabel christel christelle christen christi christie christina
christine christoph christopher christy chrystal cian ciara ciaran ciarra cicely cillian cindi cindy claire clara
clarence clarice clarissa clark claud claude claudette claudia claudine clayton cledwyn clement clementine cleo cletus
cleveland clifford clifton clint cliona clive clodagh clyde cody colby coleen coleman colette colin colleen collette
colm colton conall connie connor conor conrad cora coralie cordelia coreen coretta corey corina corinna corinne
corissa cormac cornelia cornelius corrine cortney cory courtney craig cressida crispin cuan curt curtis cuthbert cybil
cynthia cyril cyrus dafydd daire dairine daisy daithi dalton damian damien damon dan dana dani daniel daniela danielle
danny daphne dara darby darcey darcy daren darin darius darla darlene darnell darragh darrel darrell darren darrin
darryl darwin daryl dashawn dave davey david davina davis dayna dayton deaglan deana deandre deane deanna deanne
dearbhla deb debbi debbie debby debi debora deborah debra debs declan dee deirdre delaney delbert delia delilah
delores deloris delyth demarcus demetrius demi dena denholm denis denise dennis denny denzel denzil deon derek derfel
derick dermot derrick deshawn desiree desmond devin devonte dewayne dewey dexter diana diane dianna dianne diarmuid
didier diego dierdre dieter digby dilwyn dilys dillon dimitri dina dinah dion dionne dirk dmitri dominic dominick dominique
donal donald donna donnacha donncha donnie donny donovan dora doreen dorian doris dorothea dorothy dorris dorsey
dottie doug dougal douglas dovie doyle drew drusilla duane dudley dulcie duncan dustin dwain dwayne dwight dyfan dylan
eadaoin eamon eamonn eanna earle earlene eartha eben ebenezer ebony ed eddie eddy edgar edie edison edith edmond
edmund edna edric edward edwin edwina effie egbert egerton eibhlin eider eifion eileen eilidh eilir eilis eilise
eilish eimear eimhear eirian eirlys eirwen eithne elaina elaine elbert eldon eleanor eleanora elen elena eleri elfed
eli elias elijah elinor eliot elisa elisabeth elise elisha eliza elizabeth ella ellen ellie elliot elliott ellis elma
elmer elmo eloise elsa elsie elspeth elton eluned elva elvin elvira elvis elwood elwyn elyse emanuel emer emerson
emery emil emilia emilie emily emlyn emma emmalyn emmanuel emmeline emmett emmie emmy emrys emyr enid enoch eoghan
eoin ephraim eric erica erich erick ericka erik erika erin erma ernest ernestine ernie errol ervin erwin eryl esme
esmond essie estella estelle esther ethan ethel etta euan eudora eugene eugenia eugenie eunice eurig eustace eva evan
evander evangeline evelyn everett everleigh evie evita ewan ewart ewen ezekiel ezra fabian fanny farrah farrell fay
faye feargal fearghal feidhlim felicia felix fenella fergal fergus ferris ffion fflur fiachra fidel fidelma finbarr
findlay finlay finley finn finnian fintan fiona fionn fionnuala fitzgerald fitzroy fletcher flora floyd flynn fran
frances francesca francine francis frank frankie franklyn fraser frazer fred freda freddie freddy frederic frederica
frederick fredric fredrick freya frida gabe gabriel gabriela gabriella gabrielle gail garbine gareth garfield garret
garrett garrick garrison garry garth gary gaston gavin gavyn gayle gaynor gearoid geena gemma gena genevieve geoff
geoffery geoffrey george georgette georgiana georgie georgina geraint gerald geraldine gerallt gerard geri germaine
gerry gertrude gerwyn gethin gideon gil gilbert gilda giles gillian gina ginnie ginny giovanna gladys glenda glendon
glenn glenna glennis glenys gloria glyn glynis glynn godfrey gordon goronwy gracie graeme graham grahame grainne
granville greg gregg gregor gregory greta gretchen gretel griffin griselda gruffydd guinevere gus gustav guto gwawr
gwen gwenan gwenda gwendolen gwendolyn gwenllian gwenno gwilym gwion gwyn gwyneth gwynfor gwynne hadley haizea hal
haley hallie hamish hank hanna hannah hardy harkaitz harlan harmon harold harriet harriett harris harrison harry
hartley harvey hattie hayden hayley hector hefin heidi heledd helen helena helene helga heloise henrietta henry
herbert herbie herman hermia hermione herschel hettie heulwen hezekiah hilary hilda hildegard hillary hiram holden
hollie holly homer horace horatio hortense howard howell hubert huey hugh hughie hugo humphrey huw hyacinth hywel iain
ian ianto iarla iarlaith iban ida idris iestyn ieuan ifan ifor ignatius ike ila ilene illtud illtyd imelda immanuel
imogen imogene ina indira inez ingrid iolo iona iorwerth ira irene irma irvin irving irwin isaac isabel isabella
isabelle isadora isaiah isbel iseabail iseult isham ishbel isidore isla islwyn isobel issac itsaso ivan ivana ivor
izaak izzy jacelyn jacinta jack jackie jaclyn jacob jacqueline jacquelyn jacques jacqui jada jaden jaime jaione jake
jamal jamar james jameson jami jamie jana jancis jane janel janell janelle janet janette janice janie janine janis
janna jarrett jarrod jarvis jasmin jason jasper javier jaxon jay jayce jayden jayne jayson jazmin jean jeana jeanette
jeanie jeanine jeanne jeannette jeannie jeannine jeb jebediah jed jedediah jedidiah jeff jefferson jeffery jeffrey
jeffry jem jemima jemma jen jena jenifer jenna jenni jennie jennifer jenny jensen jerald jeremiah jeremy jeri jermaine
jerome jerri jerrod jerry jess jesse jessica jessie jethro jill jillian jim jimmie jimmy jo joan joann joanna joanne
joaquin jocelyn jodi jodie jody joe joel joelle joely joey johanna john johnathan johnathon johnnie johnny johnson
jokin jolene jolyon jon jonah jonas jonathan jonathon joni jonny jools jordyn jory josef joseph josephine josette josh
joshua josiah josie josslyn josune joyce juan juanita judah judd jude judi judith judson judy julen jules julia julian
juliana julianna julianne julie juliet juliette julissa julius justin justina justine kacey kaitlin kaitlyn kameron
kane kara karen kari karin karina karissa karl karla karlene karmele karyn kasey kassandra kate katelyn katharina
katharine kathe katherine kathi kathie kathleen kathryn kathy katie katrina katy kayden kaye kayla kaylee kayleigh
keegan keeley keelin keelyn keenan keir keira keisha keith kelcie kellan kelley kelli kellie kelly kelsey kelvin ken
kendall kendra kendrick kennedy kenneth kenny keri kermit kerri kerrie kerry kerstin kev kevan kevin keziah kian kiera
kieran kiley kim kimberlee kimberleigh kimberley kimberly kip kira kirby kirk kirsten kirstie kirstin kirsty kit kitty
klaus kris krista kristen kristi kristie kristin kristina kristine kristopher kristy krystal kurt kurtis kyla kyle
kyler kylie kyra labhras lacey lachlan lacy ladonna lainey lakeisha lakisha lamar lamont lana landon laoise lara
larissa larry lars lashawn latasha latisha latonya latoya laura laureen lauren laurence lauretta laurie laurin lavern
laverne lavinia lawrence lawson layla leah leander leandra leann leanne lee leigh leighton leila lela leland lemuel
lena leo leola leon leona leonard leonie leonora leopold leota leroy lesa lesley leslie lester leta letha leticia
letitia levi lewis lex lexi lia liadh liam libby lidia lila lilian liliana lilith lillian lillie lina linda lindsay
lindsey lindy linette linnea linton linus lionel lisa lise lisette liv livia liz liza lizbeth lizzie lizzy lleucu
llewellyn llewelyn llinos llio lloyd llyr logan lois lola lolita lonnie lora loraine lorcan lorea loren lorena lorenzo
loretta lori lorie lorna lorne lorrie lottie lou louella louie louis louisa louise lowell lowri luana luca lucas lucia
lucian luciana lucie lucien lucille lucinda lucius lucretia lucy luella luisa lukas luke lulu luther lydia lyle lyn
lynda lyndon lyndsay lyndsey lynette lynn lynne lynnette lynsey lysander mabel mable mabli mackenzie macy madalyn
maddi maddie maddison maddox madeleine madeline madelyn madge maeve magdalena maggie magi magnus maida maider mairead
mairi mairtin maisie majella makenna malachi malachy malcolm malia malik mallory malvina mamie mandi mandy manfred
manny maolsheachlann marc marcel marcella marcelle marci marcia marcie marco marcos marcus marcy mared margaret
margarita margaux margery margie margo margot marguerite margy mari maria mariah mariam marian mariana marianna
marianne maribel mariel marietta marilyn marisa marisol marissa maritza marjorie markus marla marlene marlon marlys
marnie marquis marsha marta martha martin martina martine marty martyn marva marvin mary maryann maryanne marybeth
maryellen maryjane marylou mathew mathias mathilda matilda matt matthew matthias mattie maude maura maureen maurice
mavis maxie maxim maxine maxwell maya maybelle maynard mckayla mckenna mckenzie meagan meaghan medwyn meera megan
meghan mehmet meinir meirion mel melanie melba melina melinda melisa melissa melva melvin meredith meredydd mererid
merfyn merle merlin merrill merv mervyn meryl methuselah meurig mhairi mia mica micah michael michaela michal micheal
micheala michel michele michelle mick mickey midge miguel mikaela mikayla mike mila mildred millard millicent millie
milly milton mimi mina mindy minerva minnie mira miranda miriam misti misty mitch mitchell mitzi moira mollie molly
mona monica monique montague montgomery monty morag moray mordecai morfudd morfydd morgan morgana moriah morris morton
moses muireann muiris murdo murdoch muriel murray myfanwy myles myra myrddin myriam myrna myron myrtle nadia nadine
nagore nan nance nanci nancy nanette naoise napoleon nat natalia natalie natasha nate nathalie nathan nathanael
nathanial nathaniel ned nehemiah neil nelda nell nellie nelly nelson nerys nessa nesta nestor nettie nev neva neville
neya niall niamh nichola nicholas nichole nick nicki nickolas nicky nicola nicolas nicole nicolette nigel niki nikita
nikki nikolas nina noah noel noelle noirin nola nolan nollaig nora norah norbert noreen norma norman norris nuala
nyree obadiah octavius odette odhran ofelia oier oihane oisin olaf oleta olga olin oliver olivia ollie olwen omar
oonagh ophelia oran oren orin orla orlaith orpha orson orville osbert osborne oscar osian osmond osvaldo oswald otis
otto ottoline owain owen paddy padraic padraig paisleigh paisley pam pamela pandora pascal pascale patrice patricia
patrick patsy patti pattie patty paul paula paulette paulina pauline payton peadar peggy penelope percival percy
perdita peregrine perry persephone pete peter petra petula peyton phil philip philippa phillip phillis philomena
phineas phoebe phyllis piers pippa polly prentice presley priscilla proinsias prue ptolemy quentin quincy quinn
quinton rachael racheal rachel rachelle rae raegan raelene rafe rafferty ralph ramona ramsay ramsey ranald randal
randall randi randolph randy raquel rashad raul raylene raymond reanna reba rebecca rebekah reece reese reg regan
reggie reginald reid reilly rena renae renata rene renee renita reta reuben reva reynold reynolds rhea rhett rhian
rhiannon rhoda rhodri rhona rhonda rhonwen rhun rhydian rhys ria rian ricardo richard richie rick rickey ricki rickie
ricky rikki riley risteard rita rob robbie robby robert roberta roberto robin robina robyn rocco rochelle roddy
roderic roderick rodger rodney rodolfo rodrick rogan roger rohan roise roisin roland rolando rolf rolland romeo romy
rona ronald ronan ronda ronna ronni ronnie ronny rory rosa rosalie rosalind rosaline rosalyn rosamund rosanna rosanne
roscoe roseann roseanna roseanne rosella rosemarie rosemary rosetta rosie roslyn ross rowan rowena rowland roxana
roxane roxanna roxanne roxie roy royce royston rozanne ruairi ruaridh ruben rubin rubye rudolph rudy rudyard rufus
rupert russ russel russell ruth ruthie ryan ryder sabina sabine sabrina sacha sadbh sadhbh sadie sal sallie sally
salome sam samantha sammie sammy samson samuel sandie sandra sandy saoirse sara sarah saskia saul scarlett scot scott
scottie seamus sean seanan sebastian selena selina selma selwyn seosamh serena seth seymour shaina shana shane shania
shanice shaniqua shanna shannon shanon shari sharla sharlene sharon sharron shaun shauna shawn shawna shayne sheena
sheila shelby sheldon shelia shelley shelly shelton sheree sheri sheridan sherie sherman sherri sherrie sherry sherryl
sherwood sheryl shira shirley sian sibyl sid sidney sigmund silas sile silvester silvia simeon simon simone sinclair
sinead siobhan sioned skyla skylar solomon sondra sonia sonja sonya sophia sophie sorcha stacey staci stacie stacy
stan stanley starla stefan stefanie steffan steph stephan stephanie stephany stephen steve steven stevie stewart
struan stu stuart sue sullivan susan susana susanna susannah susanne susie suzanna suzanne suzette suzi suzie suzy
sven swithin sybil sybilla sylvester sylvia sylvie syreeta tabatha tabitha tadhg talia tamara tameka tami tamika tammi
tammie tammy tamra tamsin tamsyn tania tanisha tansy tanya tara tarquin taryn tasha tatiana tatum teagan ted teddie
teddy tegan tegwen terence teresa teri terrance terrell terrence terri terrie terry tess tessa tessie thad thaddeus
thea thelma theo theodora theodore theresa therese thom thomas thomasin thomasina thora thornton thurman tia tiana
tiernan tierney tiffani tiffany tilda tillie tilly tim timmy timothy tina tobias tobin toby todd tom tommie tommy
tomos toni tonia tony tonya topher torquil tracey traci tracie tracy travis trefor tremaine trent trenton trevor trey
tricia trina trish trisha tristan tristram trixie trudie trudy truman trystan tucker tudur turlough twila twyla tyler
tylor tyra tyree tyrell tyrese tyrone tyson ulric ultan ulysses ursula valarie valerie vanessa vaughan vaughn velda
velma vera verda verna verne vernon veronica veva vic vicki vickie vicky victor vikki viv vivian vivien vivienne wade
waldo wallace wally walt walter walton wanda waneta warren wayne wendell wendi wendy wes wesley weston whitney wilbert
wilbur wiley wilford wilfred wilfrid wilhelmina willa willard william willie willis wilma wilmer wilson winifred
winnie winston woodrow wyatt wynne wystan xabi xander xanthe xavier ximo yasmin yasmine yolanda yolande yvette yvonne
zac zach zachariah zachary zachery zack zane zara zelda zella zelma zephaniah zoe zoey zola zula zurine
jez cailyn jorja vernita donnchadh blathnaid mereana ngahuia kahu waimarie marama keagan grady
`
