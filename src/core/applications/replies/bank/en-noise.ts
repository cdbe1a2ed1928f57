import type { Bank } from './acts.ts'

/** English sentences that give no news about an application. */
export const EN_NOISE: Pick<Bank, 'ad' | 'auto' | 'fraud' | 'stranger' | 'none'> = {
  ad: `
{new jobs|0 new jobs|fresh jobs|jobs} {for you|matching your search|picked for you|in your area|that match your profile|this week|near you}
{see all jobs|view all jobs|view job|apply now|easy apply|see more|browse all openings|discover our openings}
{you are receiving this|you receive this|you're getting this} {because you signed up|because you subscribed|because you have a job alert|as a member of our talent community|since you created an account}
{unsubscribe|manage your preferences|manage alerts|update your email preferences|view in browser|opt out here|change how often you hear from us}
{our newsletter|this month|this week|in this issue|what's new} {at the company|news from our team|stories from our people|read our latest article|highlights|in our blog}
{join us for|register for|sign up for|save your seat for|come to} our {open day|webinar|career fair|online event|workshop|open evening|hiring event|meetup}
{register here|save your place|places are limited|free entry|seats are limited|tickets are free|reserve your free seat}
{upgrade to premium|get premium|try it free|0% off|save 0%|limited offer|offer ends|special price|your discount|only until Sunday}
{improve your resume|boost your profile|stand out from other applicants|get hired faster|ace your next interview|land your dream job} {with our course|today|with premium|with these tips}
{we are hiring|we're hiring|we're growing|our team is growing} {across|in|all over|for many roles} {know someone|share this|spread the word|visit our careers page|apply today}
{tell us how we did|take our survey|rate your experience|how was your experience|please take two minutes for our survey|how likely are you to recommend us}
{refer a friend|recommend a friend|share with your network} {and earn|and get a bonus|who would love this job}
{download our app|follow us on|like us on|stay connected|join our community|join our talent pool|join our talent network}
{people also viewed|recommended for you|similar jobs|companies like this|trending roles|your profile was viewed|0 recruiters looked at your profile|you appeared in 0 searches}
{complete your profile|update your profile|add your skills|turn on alerts|set up job alerts} {to get more|so recruiters find you|and get noticed}
{applicants who|candidates who|people who} {update|complete|use|buy|subscribe} {their profile|premium|our course} {get 0 times more|are hired faster|receive more interviews|get more offers}
{meet our|meet the|get to know our} {recruiters|teams|people|alumni|trainees} {at the fair|live|on stage|at our stand|at our event on Saturday}
{your weekly digest|your job alert|daily job alert|your monthly roundup|top picks for you|career tips of the week}
{night shifts|shifts|jobs} available {this weekend|now|near you} {reply YES|text STOP to opt out|reply STOP to leave}
{driver|technician|packer|nurse} {0 an hour|$0/hr} {apply today|call now|and many more}
{order now|start shopping|you can start ordering|you can start saving} {with code 0|free delivery|and save}
{you've joined|welcome to} {our talent community|our talent network|the club|our mailing list} {expect event invitations|and product news|with roles for you}
{your saved search found|we found|new today}: {nurse|driver|clerk|developer} at {a hospital|a firm near you}
{this week only|today only} {0% off our CV check|free course|polish your CV}
{come to|we would love to have you at|visit us at} our {open weekend|open house|summer party|shop opening|tasting}`,
  auto: `
{I am|I'm|we are} {out of the office|on holiday|on annual leave|on parental leave|away|travelling|not in the office|off sick} {until|from|back on} {Monday|0 March|0}
{I am not reading|I do not read|I have no access to|I have limited access to} {mail|email|my inbox|messages} {while I am away|during this time|until then}
{in urgent cases|for urgent matters|if it is urgent} {please contact|please write to|call} {my colleague|the office|reception|the secretary}
{your message|your mail|this mail} {will not be forwarded|has not been forwarded|is not being read|will not be read}
{I'll reply|I will answer|I will get back to you|messages will be answered} {when I return|on my return|after my return|once I'm back}
{delivery failed|your message could not be delivered|address not found|mailbox full|undeliverable|the recipient does not exist|message blocked}
{this is an automatic reply|automatic response|this mailbox is not monitored|this address is no longer in use|I no longer work here}
{our office|the office|the shop|the practice} is closed {until|from|between} {0 January|Monday|Christmas and New Year}
{thank you|thanks} for your {mail|email|message} {the office is closed|we are closed|the desk is staffed on weekdays} {on Tuesdays|until Monday|0 to 0}
{for emergencies|in an emergency} {dial|ring|call} {the number below|the duty officer|reception}`,
  fraud: `
{send|provide|text|give} us your {bank details|account number|card number|online banking login|social security number} {so that we can pay you|for direct deposit|to set up your salary|today}
{pay|transfer|send} {a fee|a deposit|0 dollars|the registration fee|the training fee} {to secure the job|for your equipment|before you start|in advance}
{no interview|no experience|no interview or experience} {needed|required|necessary} {earn up to|you earn|make} {0 a week|0 a day|0 per hour} {from home|from your phone}
{contact|text|add|message} {our manager|the hiring manager|me} on {WhatsApp|Telegram|Signal} {to get started|to be hired|at this number}
{we will send you a cheque|we'll mail you a check|deposit the cheque} {to buy equipment|and buy gift cards|and transfer the rest}
{receive parcels|forward packages|receive payments} {at home|on your account} and {send them on|keep 0%|forward the rest}
{your resume was selected|you have been selected|your profile was chosen} {from our database|by our system|for a remote job} {reply at once|act fast|respond today}
{confirm your password|click to verify your account|verify your identity with this code|send the code you receive}
{your training kit|your laptop|your uniform|the equipment} {will be shipped|is sent|is released} {upon payment of|after you pay|once you pay} {the insurance|a refundable deposit|the customs fee|0 in gift cards}
you have been {APPOINTED|accepted|hired|chosen} {0 weekly|0 monthly|with free flat} {fully remote|two hours a day|no interview} {pay the visa fee|send your bank login|send photos of your card}
{send|email} {photos|a scan} of {the front and back of your card|the gift card codes|your passport and bank card}`,
  stranger: `
{hope you do not mind|excuse|sorry for} the {cold note|cold message|note out of the blue}
I {run talent|recruit|hire} for a {startup|fintech|client} and {your name came up|you are on my list}
if this is not your thing who {is the best engineer you know|would you recommend}
I {came across|found|saw|noticed|stumbled on} your {profile|CV|page|portfolio} {on LinkedIn|online|in our database|on a job board} and {thought of you|was impressed|think you would fit}
I {am working with|am recruiting for|represent|am hiring for|have} {a client|a company|a role|an exciting opportunity|a new contract|a start-up} {in your area|looking for|that might interest you|you may like}
would you be {open to|interested in|up for} {a new role|new opportunities|a chat about it|hearing more|a change|something new}
{are you looking|are you open|are you on the market|are you currently looking} {for a new challenge|for a new job|to new opportunities|for work}
{send me your CV|drop me your CV|share your resume|let me have your CV} {if this sounds interesting|if you are interested|and I will put you forward|and we can discuss rates}
{the client|my client} is {a leading|a fast growing|a well known|a confidential} {company|firm|player|bank} {looking for|searching for|seeking} {someone like you|a developer|people with your skills}
I've got {a contract|a role|a six month contract|a job} {with a bank|for a client|in the city|outside the regulations} {paying 0 a day|at 0 per day|that starts soon}
{interested|worth a chat|shall I tell you more|sound good}?`,
  none: `
{hello|dear|hi|good morning|good afternoon} {applicant|candidate|sir or madam|all|there}
{kind regards|best wishes|best|yours sincerely|all the best|many thanks|warm regards|cheers|thanks again}
I hope you {are well|are doing well|had a good weekend|had a nice holiday|are having a good week}
thank you for {your time|your patience|coming in|meeting us|speaking with us|the nice conversation|your message|your interest|your answers|your reply}
it was {nice|a pleasure|great|lovely|good} to {meet you|talk to you|speak with you|see you|hear from you} {last week|on Monday|yesterday|the other day}
{if you have any questions|should you have any questions|any questions} {please contact us|just reply|call me|feel free to ask|do not hesitate to ask|write to us}
{talent acquisition|human resources|people team|recruitment team|hiring team|office manager|head of people|personnel department}
{this email and any attachment|the information in this message} {is confidential|may be confidential|is intended only for the recipient}
{we are an equal opportunity employer|we welcome applications from everyone|please think before you print|registered in England|company number 0}
our {hiring process|process|procedure} {has|consists of|includes|is} {three steps|application, test, interview and offer|a phone call, a task and a final interview|several stages}
{about the process|what happens next|how it works|steps}: {application|screening|online assessment|phone interview|final interview|offer}
{if|should} {you are selected|you are successful|your application is successful|we like what we see|you pass|you get the job} {you will be invited|we will send you a test|we would make an offer|you will get an offer|we may ask for references}
{we may|we might|we sometimes|you may} {ask for references|invite you|be asked to do a test|contact you|be invited to an interview|need more documents} {later|at a later stage|if needed|depending on the outcome}
{only|just} {shortlisted|successful|selected} {candidates|applicants} will be {contacted|invited|asked to take a test}
{our company|we|the firm|the school} {was founded|make|have been|builds|employ|serves} {in 0|software for|0 people|for twenty years|three offices}
{you can|you may|feel free to} {withdraw|update|change|delete} your {application|profile|data|details} {at any time|in the portal|whenever you like}
{your data|your personal data|your details} {will be stored|is stored|will be deleted|is processed} {for six months|under the privacy notice|according to the law|after 0 days}
{please give my regards|say hello|thanks to} {to|your} {colleagues|family|reference}
{you told us|you mentioned|you said|you wrote} {that you speak|about your studies|you like|your last job}
{your CV|your letter|your portfolio|your background} {is impressive|was a pleasure to read|stood out|made us smile|impressed us}
{you do not need to|there's no need to|no need to|you need not} {do anything|prepare anything|bring anything|send anything|reply}
{parking is|you find us|the entrance is|our office is|directions} {behind the building|at the back|on the second floor|next to the station}
{the team|we} {is|are} {small|friendly|busy|growing|all looking forward} {and|these days|at the moment}
{last year|in the past|two months ago|back in May} {we rejected|we interviewed|you applied|we offered|you were invited} 
{a friend|my sister|someone I know} {got|was offered|was rejected for|had} {a job|an interview|an offer} there
{your order|your parcel|your booking|your subscription|your password|your invoice|your account} {has been shipped|is confirmed|has been reset|is due|was created|is ready}
{good to meet you|lovely to meet you|nice chatting|thanks for the chat|lovely chatting just now|nice talking|well done on the tests|well done today} {yesterday|on Monday|earlier}
{if we feel|if we think|if all goes well|if it works out} {you would fit|it suits both} we {will offer you|would offer you|may offer you} {a trial morning|a place|a contract}
{interviews, if any,|interviews|tests} {will be scheduled|take place|are held} {in December|later in the year|over the summer}
{if it ever comes back|if anything changes|if something opens up} {you will be my first call|I will think of you}
{come by for a coffee|drop in for a coffee|see you at the pub|have a drink on us} {any time|some day}
{please do not|please don't} {call|phone|visit} {the practice|the school|us|the office} {about it|meanwhile}
{staff party|team lunch|rota|timesheet|shift plan} {attached|on Friday|for December} 
{did you hear|have you heard} {back|anything} from {them|the other firm}
{the weather|the traffic|the match|the film|our garden} {was lovely|is awful|was great fun|keeps us busy} {this week|yesterday|these days}
{stock|flour|turkeys|parcels|spare parts|chairs} {arrives|are sold out|can be ordered|will be delivered} {on Monday|before 0|now|for 0 each}
{the heating|the lift|the coffee machine|the server|the car park} {is|will be} {repaired|closed|out of order|back} {on Monday|next week}
{the children|the patients|the guests|our customers|the residents} {love|enjoy|need|like} {it|the new menu|a quiet room|their routine}
{my mother|my husband|our neighbour|Josh|Anna} {is|was} {ill|on a trip|back from hospital|off today}
{open|we open|opening hours} {Monday to Friday|from 0 to 0|at weekends too}
{you have to|you should|one must} {wash your hands|wear a helmet|park behind the house|use the side door}
{honestly|well|oh|right|okay|so} {that was a day|it made me laugh|what a story|thanks a lot|where to begin}
{happy birthday|merry Christmas|happy new year|enjoy your holiday|have a nice weekend|stay safe}
{the meeting room|the agenda|the minutes|the invoice|the slides from Tuesday} {is attached|are attached|has changed|was lovely}
{you did|you have done|we saw} {well|good work|a solid job} {in the test|at the interview|on the day} 
{our flat|the house|a room|the bike|the sofa} {is for sale|costs 0|has 0 rooms|is still free}
{meet|see} you {at the pub|at the gym|at the wedding|at the match|for dinner} {on Friday at 0|tonight|on Saturday}
{in our country|by law|as required by law|under the rules} {we must|everyone must|firms have to} {keep records|say this|print this note}
{about the hiring process|our process|the steps|hiring at our firm}: {0 application 0 test 0 interview 0 offer|application, online assessment, interview, offer|screening call, technical task, panel, decision}
{no degree|no experience needed|no certificate required|not required but useful|without a licence} {but we train|is fine|a plus|preferred}
{I have never|I did not|I could not|I have not} {trained a model|used it at work|finished the course|worked abroad} {and have not needed to|so I learned it|but I read about it}
{cut|reduced|raised|moved|kept|rebuilt|changed} {delivery time|costs|the tabs|the zones|the stock list|the old process} {by 0%|on paper|for a team of seven}
{opening and closing|complaints and lost keys|check in of late guests|night shifts|deposits|cash handling} {crew of 0|in the hotel|since 0}
{you will|you'll|the successful candidate will} {work with|report to|be responsible for|look after|maintain|support} {the team|our servers|0 customers|the head of department}
{we expect|you bring|you have|required|must have|requirements}: {0 years of experience|a driving licence|good English|a degree|forklift licence}
{we offer|benefits|what you get}: {0 days holiday|a pension|free lunch|a friendly team|training} {and a bike|and more|per year}
{position|name|location|title|text|skills|highlights|keywords|start date} {position|name|0|text|other|location} {company|0|team|town}
{summer helper|assistant manager|night receptionist|store keeper|developer} {at a hotel|in a shop|for a freight firm} {from 0 to 0|until 0}
{features|reports|drawings|tests|menus|lessons} {for a freight exchange|end to end|in a team of seven|written and checked}
{spoken languages|languages|tools|interests}: {English, German|Excel, Python|chess and hiking}
{staff party|summer party|team dinner|works outing|fire drill|stocktaking} {Friday 0 March at 0|on Saturday at 0|next week}`,
}
