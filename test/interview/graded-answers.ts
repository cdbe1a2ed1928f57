/**
 * Twenty questions of the bank, each with a good, a middling and a bad answer, written by hand as people write them:
 * the bad ones are not empty but beside the point, vague, boastful, wrong or a heap of keywords.
 */
export type GradedAnswers = { questionId: string; good: string; middling: string; bad: string }

export const GRADED_ANSWERS: GradedAnswers[] = [
  {
    questionId: 'software-developer-t-03',
    good: `class Queue:
    def __init__(self):
        self.inbox, self.outbox = [], []

    def enqueue(self, item):
        self.inbox.append(item)  # push: O(1)

    def dequeue(self):
        if not self.outbox:
            # move everything only when the outbox is empty, which reverses the order
            while self.inbox:
                self.outbox.append(self.inbox.pop())
        if not self.outbox:
            raise IndexError('empty queue')
        return self.outbox.pop()

# Each item is moved at most once, so dequeue is amortised constant, although a single call can be linear.`,
    middling: `I would have two stacks. To enqueue push on the first stack. To dequeue:
while first: second.push(first.pop())
x = second.pop()
while second: first.push(second.pop())
return x
It works, dequeue is slower.`,
    bad: `A queue is first in first out and a stack is last in first out. I would just import a queue from the library because it is tested, nobody writes this by hand today.`,
  },
  {
    questionId: 'software-developer-t-07',
    good: `function merge(meetings) {
  const sorted = [...meetings].sort((a, b) => a[0] - b[0]) // by start, O(n log n)
  const merged = []
  for (const [start, end] of sorted) {
    const last = merged[merged.length - 1]
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end) // extend to the larger end
    } else {
      merged.push([start, end])
    }
  }
  return merged
}
// Touching meetings count as overlapping here because of <=; with an inclusive end I would ask first.
// An empty list returns an empty list. After the sort the loop is linear.`,
    middling: `sort the meetings by start
for each meeting:
  if it overlaps with the previous one, join them
  else add it to the result
return result`,
    bad: `for i in meetings:
  for j in meetings:
    if i == j:
      remove(j)
I think this maybe removes the double ones, then they do not overlap.`,
  },
  {
    questionId: 'software-developer-t-21',
    good: `def test_just_below_fifty_pays_shipping():
    assert shipping(49.99) == 5
def test_exactly_fifty_is_free():
    assert shipping(50) == 0
def test_above_fifty_is_free():
    assert shipping(50.01) == 0
def test_empty_basket_of_zero_pays_five_until_we_are_told_otherwise():
    assert shipping(0) == 5
def test_negative_total_is_refused():
    with raises(ValueError):
        shipping(-1)
# Each name says the rule it describes, and each case has one assert, so one reason to fail.
# As they are many I would make a parameter table: (total, fee). I would ask what null or an invalid amount should do.`,
    middling: `assert shipping(10) == 5
assert shipping(50) == 0
assert shipping(100) == 0
These test the two cases. I could also test a negative number.`,
    bad: `I would run the program and click through the shop with a few products to see whether the price looks right. Testing is the job of QA in most companies anyway.`,
  },
  {
    questionId: 'mobile-app-developer-t-07',
    good: `sealed interface ListState {
  data object Loading : ListState
  data object Empty : ListState
  data class Failed(val message: String) : ListState
  data class Loaded(val items: List<Item>) : ListState
}
@Composable fun ItemScreen(state: ListState, onRetry: () -> Unit) {
  when (state) {
    ListState.Loading -> Spinner()
    ListState.Empty -> Text("No items yet")
    is ListState.Failed -> Column { Text(state.message); Button(onClick = onRetry) { Text("Retry") } }
    is ListState.Loaded -> LazyColumn { items(state.items, key = { it.id }) { Row(it) } }
  }
}
// One state with four cases, and the view only renders it. Retry is an event that goes up to the view model;
// the view loads nothing itself. Stable keys keep scroll position and animations when the list changes.`,
    middling: `if (isLoading) { Spinner() }
else if (error != null) { Text("Error"); Button("Retry") { load() } }
else { for (item in items) { Row(item) } }
When the list has no items it shows an empty text.`,
    bad: `I would make a screen with a list and a button. On loading I show a picture and on error I show a toast message to the user so that they try again later. I usually copy such a screen from another app.`,
  },
  {
    questionId: 'mobile-app-developer-t-12',
    good: `class ArticleRepository(private val dao: ArticleDao, private val api: ArticleApi) {
  // The local database is the one source of truth: screens observe this flow.
  val articles: Flow<List<Article>> = dao.observeAll()

  suspend fun refresh(): Result<Unit> = try {
    val fresh = api.fetchArticles()
    dao.upsertAll(fresh)   // write into the store, never return to the screen
    Result.success(Unit)
  } catch (e: IOException) {
    Result.failure(e)      // stale articles stay, the failure is reported
  }
}
// Stored articles are emitted first, then the update arrives through the same stream.
// dao and api are interfaces that are injected, so a test passes a fake api that fails.`,
    middling: `fun getArticles(): List<Article> {
  val cached = database.getAll()
  if (cached.isNotEmpty()) return cached
  val list = api.getArticles()
  database.save(list)
  return list
}`,
    bad: `I would call the network every time the screen opens and save the response in a global variable. Then the articles are always new and we do not need any storage on the phone.`,
  },
  {
    questionId: 'software-developer-t-12',
    good: `Whoever calls the getter holds the same list as the object, so they can change it from outside: add an item twice, clear it, sort it. The class cannot check anything any more. For example, in my till project an order kept a running total beside its lines. A caller removed a line directly and the total was wrong from then on, because the invariant was only kept inside addLine. First I would offer methods with meaning, such as addItem and removeItem, which validate and keep the total. If callers need to read, I return a read-only view or a copy; a view is cheaper, but it changes under their feet, whereas a copy costs memory. It also keeps me free to swap the list for a map later, since nobody depends on the internal representation.`,
    middling: `Other code can modify the list because it gets a reference to it. That breaks encapsulation and can lead to bugs. I would return a copy of the list or make it immutable, so that the callers can not change it.`,
    bad: `Nothing really goes wrong, getters are good practice and every class should have getters and setters for all its fields. That is what object oriented programming means. If somebody changes something wrong then that is their bug and not mine.`,
  },
  {
    questionId: 'mobile-app-developer-t-21',
    good: `On a phone the connection comes and goes: a train enters a tunnel, the phone switches from wifi to cellular halfway through. In a data centre I would suspect the server first. So I set a timeout of ten seconds rather than a minute, show progress at once, and let people cancel. I retry only requests that are safe to repeat, with backoff and jitter, because a whole train leaving the tunnel would otherwise hit the server together. The nasty case is a lost reply: the server processed the payment, but the response never arrived. Therefore I send an idempotency key, so that the second try is not a duplicate. When nothing works I show what is cached and say that it is from this morning. I do not trust the reachability check, since a hotel's captive portal says connected; I just try the request.`,
    middling: `Mobile networks are slower and they drop more often. My client should have a timeout and retry the request when it failed. It should also show an error message to the user so they know there is no connection, and maybe use a cache.`,
    bad: `There is no difference, a request is a request. HTTP works the same on every device, that is the point of HTTP. If it fails the user can close the app and open it again, most people do that anyway.`,
  },
  {
    questionId: 'mobile-app-developer-t-03',
    good: `First the app asks for permission, registers, and gets a device token, which it sends to our server. When something happens, the server calls APNs or FCM with that token, and the platform keeps the one connection to the phone. Then the system decides whether it appears on the lock screen. It can get lost in at least three places. One: the token is stale, for example after a reinstall, so when the push service answers unregistered we delete it. Two: on the phone, because the notification channel is off, focus mode hides it, or battery saving (doze) delays it for minutes. Three: in between, since delivery is best effort and older messages may be collapsed into one while the phone is off. So I never put the truth into the push: the app fetches from the server when it opens.`,
    middling: `The server sends the message to Firebase and Firebase sends it to the phone, which shows it. It can get lost when the phone is offline, when the user has turned off the permission, or when the token is not valid any more.`,
    bad: `Push, token, APNs, FCM, channel, permission, doze, best effort, collapse, gateway, registration, stale, focus, battery, fetch.`,
  },
  {
    questionId: 'cybersecurity-analyst-t-03',
    good: `I would order the sources by the question: which attack would we miss without it, and who will answer the alert? First the identity provider, since most intrusions use valid accounts: sign-in logs and changes of multi-factor. Second endpoint detection with process logs, because that shows what ran after someone clicked. Third the edge: VPN, firewall, proxy and DNS, but only denied and allowed summaries at first, as full firewall logs would cost half of the budget. Then the mail gateway and the cloud audit trail, for phishing and console changes. Each source comes with one use case and a playbook before the next is connected; for example, impossible travel goes to two analysts. Before any of this I check NTP time sync and parsing, and I set a heartbeat alarm for when a source goes silent.`,
    middling: `I would connect the firewall and the active directory first because they are the most important. After that the servers and the antivirus. The order depends on how critical the systems are and on the licence cost of the SIEM.`,
    bad: `I would connect everything on day one, because more data is always better and storage is cheap. Then the artificial intelligence in the product finds the attackers by itself. We can look at the alerts when there is time for it.`,
  },
  {
    questionId: 'cybersecurity-analyst-t-12',
    good: `On Monday I would not send four thousand lines to anybody. First I validate the scan: was it credentialed, how many machines were missed, and I check twenty findings by hand for duplicates and false positives. Then I group by fix, because one patch of the same browser can clear eight hundred findings. By Wednesday I put what is exploited in the wild and internet-facing on top; the KEV list helps there. Next I tie the machines to owners with the asset inventory, so the payroll server counts more than a kiosk. On Thursday I sit down with each team, give them a short list of five and agree a deadline by tier, for example seven days for exposed ones. On Friday I rescan what was fixed to verify it, and I keep the number as the first point of a trend.`,
    middling: `I would sort the findings by CVSS score and begin with the critical ones. Then I would create tickets for the system owners so that they can patch them. After the patching I would run the scan again to see if they are gone.`,
    bad: `Four thousand is a lot, so I would export it to Excel and email it to the IT department and my manager. They have to decide what they do with it. In the meantime I would look for a better scanner, because probably most of them are wrong.`,
  },
  {
    questionId: 'cloud-engineer-t-03',
    good: `For the nightly report I take a function or a scheduled container: it runs for ten minutes a day, so paying for a machine all night would be waste. I check the time limit of the function first, because a batch job that grows past fifteen minutes would just be cut off; then a container job is better. The legacy licence server goes on a virtual machine, since the licence is bound to a MAC address and an installer that expects a real host. I accept that we patch it ourselves. The busy API runs in containers that autoscale. With a steady load the cost per request of functions is higher, and cold starts hurt the slowest calls. However, it depends on the team's skills too: if nobody runs Kubernetes, I would rather use a managed container service than lock in to something we cannot operate.`,
    middling: `The nightly report can be a function because it only runs once. The licence server should be a VM because it is old software. For the API I would use containers because they scale well when there are many requests.`,
    bad: `I would put all of it on Kubernetes because that is the modern standard, and everything can run in Kubernetes. Virtual machines are outdated, and functions are only marketing. With Kubernetes you only learn one thing and it looks good.`,
  },
  {
    questionId: 'cloud-engineer-t-12',
    good: `Minute one: I disable the key rather than delete it, so that we can still see what depended on it. Removing the commit does not help, since bots scrape new commits within minutes and the history stays in forks. Then I read the audit log (CloudTrail) for every API call with that key since the push, sorted by region. I look for persistence: a new user, a new role, instances in a region that we never use, and cost that climbs because of mining. If I find any, it becomes an incident and I call security. Meanwhile the service that used the key needs a new credential; I rotate it through the secret store and watch for errors, because a second outage helps nobody. In the end I turn on push protection, replace the key by a role, and hold a blameless review with my colleague.`,
    middling: `I would delete the commit and tell the colleague to rotate the key. Then I would check the logs to see if somebody has used it. Afterwards we should explain to the team that keys must not be in a repository.`,
    bad: `I would tell my colleague to make the repository private quickly, then nobody can see it any more and the problem is solved. Ten minutes is very short, so nobody will have seen it. I would not tell the boss.`,
  },
  {
    questionId: 'software-developer-b-01',
    good: `Last spring I joined an open source project for timetables, about forty thousand lines and eight years old. First I read the contributor documentation and ran the tests, and two failed on my machine, so I wrote down why. Then I traced one request with the debugger from the click to the database, which took me an afternoon and gave me a map of the code. I collected my questions and asked the maintainer five of them in one message rather than one each hour. Because I did not want to argue about style, I followed theirs and picked a small bug, a wrong week number around New Year. The fix was twelve lines with a test. It was merged after one review, and since then I have contributed four more changes, and I now answer newcomers' questions myself.`,
    middling: `In my course we had to continue the project of the last group. I read the documentation and looked at the code. When I did not understand something I asked my teammates. After some time I was able to add a feature and it worked.`,
    bad: `I am a very fast learner and a team player, so I fit in everywhere. People usually like me and I never have problems with code that other people have written, because good code explains itself and bad code should be rewritten from scratch.`,
  },
  {
    questionId: 'software-developer-b-05',
    good: `For our second-year demo we had promised a booking site by the 14th of June, and ten days before I saw that we would not finish. I wrote the open stories on cards, eleven of them, and asked our client, the sports club, to rank them by value to a member. Booking and cancelling were must-haves; the statistics page and the dark theme were not. I suggested to drop these two, and the teacher agreed in writing. What stayed had to be stable, so I did not touch the tests: all 63 passed on the day. We also said in the demo what was missing instead of hiding it. Afterwards the statistics went to the backlog, and I built them in September in four evenings. The club had used the site all summer without asking for the theme once, so that was never built.`,
    middling: `We had a project at university with a hard deadline. There was too much to do, so we decided in the team to leave out the export feature because it was not so important. We finished the rest in time and got a good grade for it.`,
    bad: `I always meet my deadlines, so I never had to leave anything out. If there is too much work, I work at night and at the weekend until it is finished. In my opinion dropping features is a sign of bad planning and of people who are not committed enough.`,
  },
  {
    questionId: 'mobile-app-developer-b-01',
    good: `Four of us built an app for food sharing in a hackathon of 48 hours. I was responsible for the map screen and offline storage, two others for the API, and one for design. On the first evening we agreed the contract: I wrote the JSON for a listing on the whiteboard and we all worked with mock data from it. On Saturday night the parts did not fit: they sent distances in metres as text, and I expected a number. It came out when I merged, at one in the morning. Instead of patching both ends, we sat together for twenty minutes, corrected the shared example, and I added a test that reads it. After that the integration took half an hour. We finished the demo, came second of nineteen teams, and thirty people from the campus used it in the following month.`,
    middling: `In a course we built an app with three people. My part was the login and the profile page. The others made the backend. We used Git to merge our work and talked about the problems in a weekly meeting. The app worked in the end and the grade was good.`,
    bad: `We built many apps in our team and everybody did a bit of everything, so it is hard to say what was mine. It was a great experience and I think communication is the key to success. Teamwork makes the dream work, as they say.`,
  },
  {
    questionId: 'cloud-engineer-b-05',
    good: `In my volunteer job at a library I had to copy the opening hours to four places every week: manually about forty minutes, and once I forgot a holiday, so people stood in front of a closed door. I wrote a small script of eighty lines that reads one spreadsheet and updates the website, the map entry and two posters, on a schedule every Sunday. First I kept doing it by hand in parallel for a month, because I wanted to see where it was wrong; it failed once when a cell was empty, so I added a check that sends me an error instead of publishing nonsense. It took me eleven hours to build. At forty minutes saved each week it paid off after seventeen weeks, so yes, worth it, but only just. I documented it on one page, and it still runs: a colleague maintains it since I left.`,
    middling: `I automated the backup of my server with a script and a cron job. Before, I did it manually every week. It saved me a lot of time, and now I do not have to think about it any more. So I would say it was worth it.`,
    bad: `Automation is very important in the cloud and I think everything that is repeated should be automated. I love automation and modern tools. There are many tools for it, so it depends on the case which one is the best one to use.`,
  },
  {
    questionId: 'cybersecurity-analyst-b-01',
    good: `My aunt sells ceramics online and used one password everywhere. When her friend's shop was taken over, she asked me whether that could happen to her. I did not begin with hashes. I asked what she would miss most, and she said the photos of eleven years and the payments account, so I used those as the example: whoever gets the password of the forum gets the photos too. I stayed calm and told her that nearly everybody does it, because I did not want her to feel stupid. Then we did two steps together: a password manager and a second factor for mail and payments, which took forty minutes. I wrote her a small card for what to do when she changes her phone. A month later I checked: she still uses it, and she had set it up for her neighbour, so I think it stuck.`,
    middling: `I explained phishing to my parents. I showed them an example of a fake email and told them to look at the sender and never click on links. They were more careful after that and sometimes they ask me if an email is real.`,
    bad: `Most people do not understand security and they are the weakest link, so I tell them what they must do. If they get hacked, then they learn it. Users should be trained every year and punished when they click on something in a test.`,
  },
  {
    questionId: 'software-developer-s-03',
    good: `I look into the large, vague one first, but only for an hour. It is the risk: two weeks sound long until I find out in week two that a third party must answer. So I write down what is unclear and ask the product owner three questions on the same day. While waiting for the answers I finish one of the small tickets, so that something is delivered. When I know more, I split the big one into steps of a day each and begin with a spike on the part that I understand least, for example the export. Then I update the board and tell the team what I promise by when: the two small ones by Wednesday, a first version of the large one next Tuesday. If the spike shows that it cannot be done in two weeks, I say so on day three instead of day ten.`,
    middling: `I would start with the small tickets because they are clear and I can finish them fast. After that I have time for the large one. If I do not understand it, I ask the product owner for clarification before I begin with it.`,
    bad: `I do the tickets in the order in which they are on the board, that is what the board is for. If the large one is not finished in two weeks, then it was planned badly and somebody else is responsible for that and not me.`,
  },
  {
    questionId: 'cloud-engineer-s-03',
    good: `The certificate comes first, because when it expires tomorrow the outage hits all users, while the other two hit one person each. I estimate all three before I start: the renewal needs ten minutes of work but perhaps an hour of waiting for validation, the demo environment two hours, the cost report one. So at nine I start the renewal and, in parallel, the build of the environment, since both run by themselves. While they are waiting I write to finance and ask whether a rough draft by noon with final figures tomorrow is fine; in my experience it usually is. Then I check that the new certificate is really served, finish the environment by four and let sales try it, so there is time before tonight. I tell all three at the beginning when they get theirs, and again if that changes. Afterwards I would put renewal on an automatic schedule, so it never competes again.`,
    middling: `First the certificate because it is the most critical. Then the cost report since it is due at noon, and then the environment for the demo in the afternoon. I would tell the people when they get their things.`,
    bad: `I would do the sales demo first because sales brings in the money and they get angry fast. Finance can wait, they always want something. The certificate is only tomorrow, so that is a problem for tomorrow, when I am fresh again.`,
  },
  {
    questionId: 'mobile-app-developer-s-03',
    good: `Before I fix anything, I find out who is affected and when. If the new OS is still a beta, it is perhaps two percent of our users today, but all of them at its release in three weeks. I spend the first two hours on the broken main screen: I reproduce it on the beta and look for a small, safe workaround, for example the old layout behind a flag, rather than a rewrite. Then I triage the three bugs by harm. One loses a draft, so it goes in; two are cosmetic, so I leave them as known issues in the notes. By noon of the first day I tell the product owner and offer a choice: ship with the workaround, or wait two days. The second afternoon belongs to testing: a regression run on the final build, on one old and one new phone. I keep that buffer whatever happens, because a bad fix would be worse than the bug.`,
    middling: `I would fix the main screen first because it is the most important one for the users. Then I would fix the other bugs if there is time left. If I can not finish everything, I would tell my team and we would decide what to do about it.`,
    bad: `I would try to fix everything and work overtime for both days. If the new version of the system is broken, it is the fault of Apple or Google, so the users should not install a beta. Two days are enough for a good developer.`,
  },
]
