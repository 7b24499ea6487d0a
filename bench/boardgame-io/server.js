// A boardgame.io server with the smallest game there can be: each player in turn makes the one move there is.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "peer",
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.moves += 1; } },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
