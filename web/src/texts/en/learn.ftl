# Lessons and rules pages.

learn-title = Learn { $game }
learn-start = Learn { $game } by playing
learn-leave = Leave the lesson
learn-no-tour = There is no lesson for this game.
learn-coach = The lesson
learn-you = you
learn-chapter = Chapter { $at } of { $of }
learn-begin = Begin
learn-go-on = Go on
learn-click-lit = Click what is lit on the table, or here:
learn-press = Your turn:
learn-others = The others play.
learn-pause = Pause
learn-resume = Go on
learn-skip = Skip to my turn
learn-since = What the others did
learn-back = Back
learn-progress = How far you are
learn-step = { $at } of { $of }
learn-end = The lesson is over: now it is your turn to play
learn-lessons = All lessons
learn-choose = Choose a lesson
learn-first = Your first game
learn-first-line = Play along in a short game; every step is explained, and you can go back at any time.
learn-next = Next lesson: { $name }
learn-play = Play against bots
learn-friends = With friends
learn-rules = Read the rules

## Rules pages

learn-rules-title = Rules of { $game }
learn-rules-missing = The text of this rule cannot be loaded right now.
learn-search = Search the rules
learn-found = { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
learn-contents = Contents
learn-clause-link = Link to { $id }
learn-table = Table
learn-source-both = both books
    .help = Both printed rule books, the French and the Italian one, say so.
learn-source-fr = French book
    .help = The French rule book says so.
learn-source-it = Italian book
    .help = The Italian rule book says so.
learn-source-reports = players’ reports
    .help = No rule book says it; public descriptions and reports of play do.
learn-source-ours = our ruling
    .help = Our own ruling, where the rule books say nothing or contradict each other.
learn-source-book = rule book
    .help = The printed rule book says so.
learn-source-card = cards
    .help = It follows from what is printed on the cards.
learn-source-condensed = short rules
    .help = Only the short rules at the end of the book say so.
learn-source-data = components
    .help = The figures are those of the components.

## The page that teaches

learn-teach = At a glance
learn-glance = { $game } at a glance
learn-teach-aim = The aim
learn-teach-turn = Your turn
learn-teach-round = A round
learn-teach-age = An age
learn-teach-care = What to keep an eye on
learn-teach-points = How you score points
learn-teach-end = How the game ends

## Clicks on what a lesson does not ask for

learn-not-this = Not that one: the lesson asks you to { $move }.
learn-not-before = Read the beginning of the chapter first, then press Begin.
learn-not-now = The others are moving: wait for your turn, or skip to it.
