"""How flags are written on the command line."""

from typing import Annotated

from cyclopts import Parameter

#: Given or not; there is no --no- form.
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
