"""Random agents at 64 tables of Tempus at once, and how many steps per second that makes."""

import time

from saecula.research import vector_env

env = vector_env("tempus", 64, seats=4, map="dealt")
observations, infos = env.reset(seed=7)
began, games = time.perf_counter(), 0
for _ in range(200):
    observations, rewards, terminated, truncated, infos = env.step(env.sample())
    games += int(terminated.sum())
print("a row for each table", observations.shape, "who is asked", infos["seat"][:8])
print("legal actions of the first table", infos["legal"][0, : infos["count"][0]])
print(f"{64 * 200 / (time.perf_counter() - began):,.0f} steps a second, {games} games ended")
