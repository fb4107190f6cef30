{{header}}
package {{package}}_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"{{module}}"
)

func Example() {
	{{example}}
}
