"""Writing numbers into a tensor, for the encoders of games."""

from array import array

from saecula.kernel.codes import first, second, third


def write_all(row: "array[float]", at: int, numbers: list[int]) -> None:
    """Write numbers one after the other."""
    for i, number in enumerate(numbers):
        row[at + i] = float(number)


def write_arguments(row: "array[float]", at: int, frame: int) -> None:
    """The three arguments of an open decision; what they mean belongs to its step."""
    write_all(row, at, [first(frame), second(frame), third(frame)])
